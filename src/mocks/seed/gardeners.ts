/**
 * The six gardeners of the home page, authors of the demo's tips all, in both of the field sets in which the backend is known to
 * send them.
 */
export function seedGardeners(): Record<string, unknown>[] {
  return [
    {
      _id: "b951f4e916c6f7826e9910ee",
      profileImage: "",
      name: "Harriet Pell",
      specialty: "Compost and leaf mould",
      location: "Ludlow, Shropshire",
      bio: "Keeps four heaps at four stages and can tell you the temperature of each. Started with a bucket under the sink and a patient landlord.",
      experience: "22 years",
      status: "Active",
      contact: "harriet.pell@example.org",
      tip: "If the heap smells, it wants cardboard and a fork.",
    },
    {
      _id: "1f420a4e4677e5b82f641412",
      profileImage: "",
      name: "Owen Prosser",
      specialty: "Trained fruit",
      location: "Abergavenny, Monmouthshire",
      bio: "Retired joiner who now builds with apple trees. His oldest espalier has six tiers and a wren's nest.",
      experience: "31 years",
      status: "Active",
      contact: "owen.prosser@example.org",
      tip: "Bend the shoot in November and not in March, when it snaps.",
    },
    {
      _id: "5b257f7e71843cd095b9bf39",
      profileImage: "",
      name: "Amara Nwosu",
      specialty: "Dahlias and tomatoes",
      location: "Leeds, West Yorkshire",
      bio: "Grows cut flowers between the vegetables on half an allotment plot. Gives most of them away at the school gate.",
      experience: "9 years",
      status: "Active",
      contact: "amara.nwosu@example.org",
      tip: "Label the tuber before you lift it, while you still know what colour it was.",
    },
    {
      _id: "d52d6cd72218944d87a461c0",
      profileImage: "",
      name: "Priya Raghunathan",
      specialty: "Heavy clay, no digging",
      location: "Reading, Berkshire",
      bio: "Soil scientist by day and, by her own account, a slow learner in her own garden. Three years of compost have taught her more than the textbooks did.",
      experience: "12 years",
      status: "Active",
      contact: "priya.r@example.org",
      tip: "Stay off wet soil. A plank costs less than a season.",
    },
    {
      id: 5,
      image: "",
      name: "Siobhán Kelleher",
      age: 48,
      gender: "Female",
      total_shared_tips: 6,
      experiences: "Roses, bulbs and wet ground, with the soil tested before the plant is bought.",
    },
    {
      id: 6,
      image: "",
      name: "Joaquín Bermúdez",
      age: 54,
      gender: "Male",
      total_shared_tips: 5,
      experiences: "Vegetables with marigolds at every door, and each rule tried once without it.",
    },
  ];
}

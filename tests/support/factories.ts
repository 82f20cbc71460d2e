let count = 0;

/** A tip as the backend stores it: complete, public and by another author than the tests' member. */
export function tipRecord(fields: Record<string, unknown> = {}) {
  count += 1;
  return {
    _id: count.toString(16).padStart(24, "0"),
    title: `Tip ${count}`,
    plantType: "Carrot",
    difficulty: "Easy",
    category: "plantCare",
    imageUrl: "",
    description: "Thin the seedlings to 5 cm, in the evening, after watering.",
    availability: "public",
    email: "somebody.else@example.net",
    name: "Somebody Else",
    totalLiked: 0,
    authorPhoto: "",
    createdAt: "2026-04-01T08:00:00.000Z",
    ...fields,
  };
}

/** A gardener with the fields of the home section. */
export function gardenerRecord(fields: Record<string, unknown> = {}) {
  count += 1;
  return {
    _id: count.toString(16).padStart(24, "0"),
    profileImage: "",
    name: `Gardener ${count}`,
    specialty: "Soft fruit",
    location: "Hull",
    bio: "Grows currants against a north wall.",
    ...fields,
  };
}

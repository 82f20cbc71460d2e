/** @file What a real community replaces before its site opens: how to reach it, and who runs it. */

/** Ofcom reserves this phone number's range for fiction. */
export const contactDetails = {
  email: "hello@sowandtell.example",
  phone: "+44 1632 960105",
  address: "The Potting Shed, 12 Orchard Lane, Hexham",
} as const;

export const openingHours = [
  { term: "Mon-Fri", text: "9-5" },
  { term: "Sat", text: "10-2" },
  { term: "Sun", text: "closed" },
];

/** The same, for the footer. */
export const openingHoursInBrief = ["Mon-Fri 9am-5pm", "Sat 10am-2pm, Sun closed"] as const;

export const socialLinks = [
  { href: "https://www.instagram.com/", label: "Instagram" },
  { href: "https://www.youtube.com/", label: "YouTube" },
  { href: "https://www.facebook.com/", label: "Facebook" },
];

export const team = [
  {
    name: "Margit Halloran",
    role: "Keeper of the shed door",
    note: "Pinned up the first note and still has it. Grows more broad beans than anyone could need.",
  },
  {
    name: "Tunde Bakare",
    role: "Community",
    note: "Reads every new tip over breakfast. Balcony gardener with a weakness for chillies.",
  },
  {
    name: "Elspeth Rowntree",
    role: "Plants and seasons",
    note: "Trained in a walled kitchen garden. Will talk about rootstocks if nobody stops her.",
  },
  {
    name: "Kenji Moriyama",
    role: "Website",
    note: "Came to mend the site and stayed for the tomatoes. Looks after both on Saturdays.",
  },
];

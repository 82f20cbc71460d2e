/** How to reach the community. The phone number is from the range that Ofcom keeps free for fiction, which is in no town. */
export const contactDetails = {
  email: "hello@sowandtell.example",
  phone: "+44 1632 960105",
  address: "The Potting Shed, 12 Orchard Lane, Hexham",
} as const;

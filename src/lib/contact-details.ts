/** How to reach us. The phone number is from the range that Ofcom keeps free for fiction. */
export const contactDetails = {
  email: "hello@sowandtell.example",
  phone: "+44 20 7946 0105",
  address: "The Potting Shed, 12 Orchard Lane, Hexham",
} as const;

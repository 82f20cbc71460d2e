/** How to reach the community. Ofcom reserves this phone number's range for fiction. */
export const contactDetails = {
  email: "hello@sowandtell.example",
  phone: "+44 1632 960105",
  address: "The Potting Shed, 12 Orchard Lane, Hexham",
} as const;

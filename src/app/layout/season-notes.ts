/** What to do in a temperate garden in one month, on either side of the equator. */
export interface SeasonNote {
  month: string;
  northern: string;
  southern: string;
}

/** From January to December. Each is short enough for two lines on the narrowest phone. */
export const seasonNotes: readonly SeasonNote[] = [
  {
    month: "January",
    northern: "Order seed potatoes; chit them in cool, frost-free light.",
    southern: "Water tomatoes deeply, in the morning, at the base.",
  },
  {
    month: "February",
    northern: "Cut autumn raspberries to the ground and mulch the row.",
    southern: "Sow kale, broccoli and cabbage in shaded trays.",
  },
  {
    month: "March",
    northern: "Sow broad beans, parsnips and the first peas outdoors.",
    southern: "Plant out young brassicas under a net; sow spinach.",
  },
  {
    month: "April",
    northern: "Plant maincrop potatoes 12 cm deep; earth up before frost.",
    southern: "Plant garlic 3 cm deep, in sun, where water drains.",
  },
  {
    month: "May",
    northern: "Harden off tomatoes for ten days; plant after frosts.",
    southern: "Plant tulips 15 cm deep, and bag leaves for mould.",
  },
  {
    month: "June",
    northern: "Tie in climbing beans, and hoe on dry mornings.",
    southern: "Plant bare-root fruit trees and roses in open soil.",
  },
  {
    month: "July",
    northern: "Shorten wisteria whips; pick beans every other day.",
    southern: "Prune dormant apples and pears on a dry day.",
  },
  {
    month: "August",
    northern: "Clip lavender as it fades, and sow winter salads.",
    southern: "Chit early potatoes; start tomatoes on a warm sill.",
  },
  {
    month: "September",
    northern: "Plant daffodils; sow green manure on empty beds.",
    southern: "Sow peas, carrots and beetroot; keep fleece ready.",
  },
  {
    month: "October",
    northern: "Plant garlic, and put grease bands on fruit trees.",
    southern: "Plant out tomatoes once nights stay above 10 °C.",
  },
  {
    month: "November",
    northern: "Plant tulips 15 cm deep, and bare-root roses.",
    southern: "Sow sweetcorn, beans and squash; mulch damp beds.",
  },
  {
    month: "December",
    northern: "Prune apples and pears; look through stored crops.",
    southern: "Net soft fruit, tie in tomatoes, and water early.",
  },
];

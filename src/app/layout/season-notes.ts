/** What to do in a temperate garden in one month, on either side of the equator. */
export interface SeasonNote {
  month: string;
  northern: string;
  southern: string;
}

/** In the calendar's order. */
export const seasonNotes: readonly SeasonNote[] = [
  {
    month: "January",
    northern:
      "Order seed potatoes and stand them to chit, eyes up, in a cool, light, frost-free room.",
    southern:
      "Water tomatoes deeply at the base, in the morning, and pinch out side shoots on cordons.",
  },
  {
    month: "February",
    northern: "Cut autumn-fruiting raspberries to the ground and mulch the row while it is bare.",
    southern: "Sow kale, broccoli and cabbage in shaded trays, to plant out as the heat fades.",
  },
  {
    month: "March",
    northern: "Sow broad beans, parsnips and the first peas outdoors as soon as the soil crumbles.",
    southern: "Plant out young brassicas under a net, and sow spinach, rocket and radishes.",
  },
  {
    month: "April",
    northern:
      "Plant maincrop potatoes 12 cm deep and draw soil over the shoots if frost is forecast.",
    southern: "Plant garlic 3 cm deep and 15 cm apart, in sun, where the ground drains well.",
  },
  {
    month: "May",
    northern:
      "Harden off tomatoes and courgettes for ten days, and plant out once frosts are over.",
    southern: "Plant tulips 15 cm deep, sow broad beans and bag up fallen leaves for leaf mould.",
  },
  {
    month: "June",
    northern:
      "Tie in climbing beans, hoe on dry mornings and sow a short row of salad each fortnight.",
    southern: "Plant bare-root fruit trees and roses on any day the soil is not frozen or sodden.",
  },
  {
    month: "July",
    northern: "Shorten wisteria whips to five or six leaves, and pick beans every other day.",
    southern: "Prune dormant apples and pears on a dry day; leave plums and cherries until summer.",
  },
  {
    month: "August",
    northern: "Clip lavender as it fades, and sow spinach and winter salads on cleared ground.",
    southern: "Chit early potatoes, and start tomatoes and peppers on a warm, bright windowsill.",
  },
  {
    month: "September",
    northern: "Plant daffodils and crocuses, and sow green manure wherever a bed falls empty.",
    southern: "Sow peas, carrots and beetroot outdoors, and keep fleece ready for a late frost.",
  },
  {
    month: "October",
    northern: "Plant garlic, put grease bands on fruit trees and start a cage of leaf mould.",
    southern: "Harden off tomatoes, and plant them out once nights stay above 10 °C.",
  },
  {
    month: "November",
    northern: "Plant tulips 15 cm deep, and bare-root roses while the soil can still be worked.",
    southern: "Sow sweetcorn, beans and squash outdoors, and mulch damp beds before summer comes.",
  },
  {
    month: "December",
    northern: "Prune apples and pears on a frost-free day, and look through stored crops for rot.",
    southern: "Net soft fruit against birds, tie in tomatoes weekly and water early in the day.",
  },
];

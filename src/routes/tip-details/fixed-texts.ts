/** @file Texts that are the same on every tip's page. */

export const plantingTime =
  "Go by the soil rather than the calendar: it is ready when it crumbles in the hand and no longer feels cold to the wrist. Hardy plants go in during spring or early autumn, tender ones only after the last frost where you live. Give a new plant a mild, grey day and a thorough watering to settle it in.";

export const wateringAdvice =
  "Push a finger 5 cm into the soil and water only if it is dry down there. One long soak at the base does more good than a sprinkle every evening, because it draws the roots downwards. Early morning is best, as leaves that stay wet overnight invite disease.";

export const careInstructions = [
  {
    title: "Light",
    text: "Full sun means six hours or more on a summer’s day, partial shade three to six. Watch the spot for a whole day before you plant; it is easier to find the right place than to move the plant later.",
  },
  {
    title: "Water",
    text: "Everything newly planted needs regular water in its first growing season, even if it will stand drought later. In pots, look every day in warm weather and make sure that the holes underneath are clear.",
  },
  {
    title: "Feeding",
    text: "A layer of garden compost each spring is enough for most plants in the ground. Those in pots run out of food after about six weeks and like a liquid feed every fortnight while they grow, and none while they rest.",
  },
  {
    title: "Pruning",
    text: "Take out what is dead, damaged or diseased at any time of year, with a clean, sharp blade. For the rest, find out first whether the plant flowers on old wood or on new: that decides the season.",
  },
  {
    title: "Winter",
    text: "Wet roots kill more plants than cold air does, so raise pots on feet and keep mulch clear of the stems. Move tender plants under cover before the first frost, and have fleece at hand for the rest.",
  },
];

export const expertTips = [
  "Write down what you sowed, where and when. Next year’s garden begins with this year’s notebook.",
  "Start small. One bed that is looked after gives more than four that are not.",
  "Grow what is happy in your neighbours’ gardens; they have already tested your soil and your weather.",
  "Walk round with a cup of tea most mornings. Trouble found early is usually put right by hand.",
  "Change one thing at a time, or you will never know which of them helped.",
];

export const moreTips = [
  {
    id: "sow-in-short-rows",
    topic: "sowing",
    title: "Sow in short rows",
    text: "A metre of radishes every two weeks feeds a household. Five metres at once feed the slugs.",
    plate: "radish",
  },
  {
    id: "mulch-damp-soil",
    topic: "mulch",
    title: "Mulch while it is damp",
    text: "A mulch keeps in whatever is there. Spread it after rain, 5 cm deep, and never on dry or frozen ground.",
    plate: "hellebore",
  },
  {
    id: "leave-some-seed-heads",
    topic: "seed heads",
    title: "Leave some seed heads",
    text: "Teasel, coneflower and sedum feed birds and shelter insects all winter. Cut them down when spring growth begins.",
    plate: "coneflower",
  },
];

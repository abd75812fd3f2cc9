import type { Content } from './content.ts'

const saved = {
  question: 'Can I go on designing later?',
  answer:
    'Yes. Everything is saved while you work. Your design waits in your cart and, once you have an account, in your account.',
}
const own = {
  question: 'Can I use my own logo?',
  answer:
    'Yes. Add a file to the design: PNG, JPEG, SVG, PDF and others. We tell you if it’s too coarse for its size.',
}

export const DESIGNED: Readonly<Record<string, Content>> = {
  'round-logo-labels': {
    pictures: ['round-logo-labels-gallery-1', 'roll-labels-gallery-2', 'roll-labels-gallery-1'],
    features: [
      { title: 'Words around the edge', text: 'Text that bends with the label, in 28 fonts.' },
      { title: 'Drawings to color', text: 'Hundreds of drawings, painted region by region in your colors.' },
      {
        title: 'What you see is printed',
        text: 'The canvas, the preview and the press draw from the same design.',
      },
    ],
    questions: [own, saved],
  },
  'beer-labels': {
    pictures: ['beer-labels-gallery-1', 'category-jar-and-bottle', 'roll-labels-gallery-3'],
    features: [
      { title: 'Two sides, one design', text: 'Front and back stand side by side; copy what they share.' },
      { title: 'Made for ice buckets', text: 'Film and adhesive that don’t let go in cold water.' },
      { title: 'From 100 labels', text: 'A batch is enough, and the next one can be another beer.' },
    ],
    questions: [
      {
        question: 'Which size fits my bottle?',
        answer:
          '{4 × 3 in} goes on 12 oz and 16 oz bottles. Measure the straight part of the glass to be sure.',
      },
      saved,
    ],
  },
  'door-magnets': {
    pictures: ['door-magnets-gallery-1', 'car-magnets-gallery-1', 'category-car-magnets'],
    features: [
      {
        title: 'Read across the road',
        text: 'Letters {3 in} high, in colors that stand out from the paint.',
      },
      { title: 'On and off', text: 'On the door for work, in the trunk on weekends.' },
      { title: 'True to scale', text: 'See it on a car before you order it.' },
    ],
    questions: [
      {
        question: 'Does it hold on every car?',
        answer:
          'On steel doors, yes. Aluminum and plastic panels don’t hold magnets: try one from your fridge first.',
      },
      own,
    ],
  },
  'magnetic-car-signs': {
    pictures: ['magnetic-car-signs-gallery-1', 'car-magnets-gallery-1'],
    features: [
      { title: 'On your door first', text: 'Drag it where it will be, on a car or a van, true to scale.' },
      { title: 'The price follows', text: 'Make it larger or smaller, and see at once what it costs.' },
      { title: 'On and off', text: 'Holds at highway speed and lifts off without a mark.' },
    ],
    questions: [
      {
        question: 'How large should it be?',
        answer:
          'Letters of {2 in} are read from across the street. On most doors {18 × 12 in} leaves room around it.',
      },
      own,
    ],
  },
  'honey-labels': {
    pictures: ['honey-labels-gallery-1', 'category-jar-and-bottle'],
    features: [
      { title: 'Seen on the jar', text: 'At its true size, behind the shine of the glass.' },
      { title: 'Three lines to fill in', text: 'Your apiary, your honey and its weight.' },
      { title: 'Wipes clean', text: 'Film that honey, oil and wet hands don’t soak.' },
    ],
    questions: [
      {
        question: 'What size fits my jar?',
        answer:
          'What you see from the front of a 12 oz jar is about {2.75 in} wide. Measure the straight part of yours to be sure.',
      },
      saved,
    ],
  },
  'name-labels': {
    pictures: ['name-labels-gallery-1', 'kiss-cut-stickers-gallery-2'],
    features: [
      { title: 'Three fields', text: 'A name, a number and a color. It takes a minute.' },
      { title: 'Dishwasher-safe', text: 'Laminated vinyl that stays through lunch after lunch.' },
      { title: 'Ready to peel', text: 'On sheets, with no cutting out.' },
    ],
    questions: [
      {
        question: 'Can every label have another name?',
        answer: 'Not on one order of these. Order one design for each child.',
      },
      saved,
    ],
  },
  'pantry-labels': {
    pictures: ['pantry-labels-gallery-1', 'category-sheet-labels'],
    features: [
      { title: 'A few words', text: 'What it is, what’s in it, when you made it.' },
      {
        title: 'Kraft paper',
        text: 'The warm brown of paper, printed in dark ink, or white vinyl for the fridge.',
      },
      { title: 'From one sheet', text: 'There is no minimum beyond a single label.' },
    ],
    questions: [
      {
        question: 'Does kraft paper get wet?',
        answer: 'It’s paper: fine on the shelf, not in the sink. Choose vinyl for anything that is washed.',
      },
      saved,
    ],
  },
}

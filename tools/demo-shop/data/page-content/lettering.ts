import type { Content } from './content.ts'

const apply = {
  question: 'How do I put it up?',
  answer:
    'Order it with transfer tape: we remove the waste film, and all letters go up in one piece, in their places. Press them on with a card, then peel the tape off.',
}
const lasting = {
  question: 'How long does it last?',
  answer: 'Outdoors about five years. To take it off, warm it with a hair dryer and peel it away.',
}

export const LETTERING: Readonly<Record<string, Content>> = {
  'window-opening-hours': {
    features: [
      {
        title: 'Only letters',
        text: 'Nothing is printed and nothing is left around them: glass stays glass.',
      },
      {
        title: 'Inside the glass',
        text: 'Add reverse cut, and it goes up inside and reads from the street.',
      },
      { title: '32 colors', text: 'Gloss, metallic and fluorescent films, one or several in one sign.' },
    ],
    questions: [apply, lasting],
  },
  'boat-numbers': {
    features: [
      { title: '{3 in} high', text: 'Type the height you need: it is measured on the capitals.' },
      { title: 'Block letters', text: 'Wide, plain and spaced, to be read from another boat.' },
      { title: 'Sun and salt', text: 'Film for years outdoors, above the waterline.' },
    ],
    questions: [
      {
        question: 'Which letters does my state ask for?',
        answer:
          'Plain block letters at least {3 in} high in a color that contrasts with the hull, with a space or a hyphen between letters and numbers. Your state’s rules decide.',
      },
      apply,
      lasting,
    ],
  },
  'vehicle-door-lettering': {
    features: [
      { title: 'Straight on the paint', text: 'No panel, no edge: it looks painted on.' },
      { title: 'Along an arc', text: 'Bend a line up or down, or let it run along a wave.' },
      { title: 'Measured for you', text: 'Width, height and price follow every letter you type.' },
    ],
    questions: [
      apply,
      {
        question: 'Does it harm the paint?',
        answer: 'No, not on factory paint. Leave fresh paint alone for a month before you put it on.',
      },
      lasting,
    ],
  },
}

import type { Content } from './content.ts'
import { files, proofs, severalDesigns } from './questions.ts'

export const SIGNS: Readonly<Record<string, Content>> = {
  'aluminum-signs': {
    features: [
      { title: 'Rustproof', text: 'Solid aluminum, {.040 in} thick: no rust and no rot.' },
      { title: 'Ready to hang', text: 'From {12 × 12 in}, a brass grommet in each corner, included.' },
      {
        title: 'Printed to the edge',
        text: 'Full color up to {24 × 36 in}, with rounded corners if you like.',
      },
    ],
    questions: [
      {
        question: 'How do I put it up?',
        answer:
          'With screws or cable ties through the grommets. Smaller signs hold with outdoor mounting tape on a smooth wall.',
      },
      {
        question: 'How long does the print last?',
        answer: 'Years outdoors. Colors in full southern sun fade first; a shaded spot keeps them longer.',
      },
      proofs,
    ],
  },
  'yard-signs': {
    features: [
      { title: 'Light and waterproof', text: '4 mm corrugated plastic that rain won’t hurt.' },
      {
        title: 'Stakes available',
        text: 'Add H-stakes of steel wire: push them into the sign, then into the lawn.',
      },
      {
        title: 'Cheaper by the dozen',
        text: 'The price per sign falls fast as you add more. The price panel shows how fast.',
      },
    ],
    questions: [
      {
        question: 'How long does a yard sign last?',
        answer: 'Weeks to months outdoors. For years, choose aluminum.',
      },
      {
        question: 'Is it printed on both sides?',
        answer:
          'On one side or on both, as you choose. The back has the same artwork as the front; for a different back, ask us for a quote.',
      },
      severalDesigns,
    ],
  },
  'car-magnets': {
    features: [
      { title: 'Holds at highway speed', text: 'A full magnetic sheet, not just magnets at the corners.' },
      {
        title: 'Off in a second',
        text: 'On for work, in the trunk on weekends, and no adhesive on the paint.',
      },
      { title: 'Laminated', text: 'Free gloss lamination against rain and road dirt.' },
    ],
    questions: [
      {
        question: 'Will it stick to my car?',
        answer:
          'If a fridge magnet sticks, so will this. It holds on flat steel, not on aluminum, plastic or fiberglass panels.',
      },
      {
        question: 'How do I take care of it?',
        answer:
          'Clean the door and the magnet before you put it on, and take it off once a week so no moisture stays underneath. Store it flat.',
      },
      files,
    ],
  },
}

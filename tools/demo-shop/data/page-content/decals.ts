import type { Content } from './content.ts'
import { files } from './questions.ts'

export const DECALS: Readonly<Record<string, Content>> = {
  'window-clings': {
    features: [
      {
        title: 'No adhesive on cling',
        text: 'Static holds it. Peel it off in one piece and put it up again next season. Vinyl, frosted and perforated film have an adhesive.',
      },
      {
        title: 'Inside or outside',
        text: 'Add reverse cut, and it goes inside the glass and reads from the street.',
      },
      {
        title: 'Five looks',
        text: 'Clear or white cling, removable clear vinyl, frosted film like etched glass, or perforated film that you see out through.',
      },
    ],
    questions: [
      {
        question: 'How do I put it up?',
        answer:
          'Clean the glass, mist it with water, lay the cling on and push the water out with a card. It holds once it is dry.',
      },
      {
        question: 'Which glass does it stick to?',
        answer:
          'Smooth, clean glass indoors. Cling won’t hold on frosted glass or acrylic, or outdoors in wind; choose vinyl there. Perforated film goes on the outside, from {6 × 6 in}.',
      },
      files,
    ],
  },
  'parking-permits': {
    features: [
      { title: 'Numbered', text: 'Give a range or a list, and every permit gets its own number or name.' },
      {
        title: 'Easy to read',
        text: 'On clear vinyl, white ink behind the print keeps it legible through tinted glass.',
      },
      {
        title: 'Cling or adhesive',
        text: 'Static cling for visitors, removable vinyl for residents, reflective for the bumper.',
      },
    ],
    questions: [
      {
        question: 'Does it go inside the windshield?',
        answer:
          'Yes, on clear vinyl and static cling: add reverse cut, and the print faces the glass. Reflective film goes outside.',
      },
      {
        question: 'How do I add numbers?',
        answer:
          'Choose “Number range” or a list on this page. Leave a spot for the number in your artwork, and say where in the notes for the print team.',
      },
      files,
    ],
  },
  'wall-decals': {
    pictures: ['category-wall', 'category-cut-out-decals'],
    features: [
      { title: 'Up and down again', text: 'Removable adhesive, made for painted walls and doors.' },
      { title: 'Matte and opaque', text: 'No glare, and the old color doesn’t show through.' },
      { title: 'Large in one piece', text: 'Up to {50 × 120 in}, cut to any outline.' },
    ],
    questions: [
      {
        question: 'Which walls does it stick to?',
        answer:
          'Smooth walls with matte or satin paint that is at least three weeks old. Not brick, rough plaster or washable silicone paint.',
      },
      {
        question: 'How do I get it on straight?',
        answer:
          'Tape it up by its top edge, then peel the backing down as you smooth it on. For separate letters, add transfer tape.',
      },
      files,
    ],
  },
  'floor-decals': {
    features: [
      { title: 'Anti-slip', text: 'A textured laminate over the print, made for foot traffic.' },
      { title: 'Holds up', text: 'Carts and wet shoes for a season or more.' },
      { title: 'Comes up again', text: 'Removable adhesive for tile, sealed concrete and vinyl floors.' },
    ],
    questions: [
      {
        question: 'Which floors does it stick to?',
        answer:
          'Smooth, sealed, dry floors: tile, vinyl, finished wood, sealed concrete. Not carpet or bare concrete.',
      },
      {
        question: 'How do I clean it?',
        answer: 'Mop it like the floor. Machine scrubbers are fine with soft brushes.',
      },
      files,
    ],
  },
}

import type { Content } from './content.ts'
import { files, proofs } from './questions.ts'

export const LABELS: Readonly<Record<string, Content>> = {
  'roll-labels': {
    features: [
      {
        title: 'Wound your way',
        text: 'Eight unwind directions and {1 in} or {3 in} cores, to match your applicator.',
      },
      {
        title: 'Waterproof and oil-resistant',
        text: 'BOPP film won’t soak, tear or wrinkle in the fridge or the shower.',
      },
      {
        title: 'The right adhesive',
        text: 'Permanent for jars and boxes, or a freezer grade that holds at 0 °F.',
      },
    ],
    questions: [
      {
        question: 'Which unwind direction do I need?',
        answer:
          'Your applicator’s manual gives it as a number from 1 to 8. For hand application, any will do.',
      },
      {
        question: 'Can every label have its own number?',
        answer:
          'Not yet on roll labels. Send us a message before you order and we’ll tell you what we can do.',
      },
      files,
    ],
  },
  'jar-labels': {
    pictures: ['category-jar-and-bottle', 'roll-labels-gallery-3', 'roll-labels-gallery-1'],
    features: [
      { title: 'Follows the curve', text: 'Thin film lies smooth around jars and bottles.' },
      {
        title: 'Waterproof',
        text: 'No soaking, tearing or smearing in the sink, the fridge or an ice bucket.',
      },
      { title: 'White or clear', text: 'Clear film gives you the no-label look; white makes colors pop.' },
    ],
    questions: [
      {
        question: 'What size fits my jar?',
        answer:
          'Measure around the jar and take off {½ in}, so the ends don’t meet. Then measure the straight part of the side for the height.',
      },
      {
        question: 'Do I need white ink on clear film?',
        answer: 'On dark contents, yes: it keeps light colors readable. On water or gin you can skip it.',
      },
      files,
    ],
  },
  'food-labels': {
    features: [
      { title: 'Stays readable', text: 'Laminated film: oil, steam and frost don’t blur it.' },
      {
        title: 'Holds in the freezer',
        text: 'Choose the freezer adhesive for anything that goes below 32 °F.',
      },
      {
        title: 'Room for the small print',
        text: 'Ingredients and allergens print sharp from a PDF or SVG, even in small type.',
      },
    ],
    questions: [
      {
        question: 'May the label touch the food?',
        answer: 'No. It is made for the outside of jars, bags and boxes.',
      },
      {
        question: 'Do you check that my label meets the law?',
        answer: 'No. We print what you send. The FDA’s food labeling guide says what has to be on it.',
      },
      files,
    ],
  },
  'sheet-labels': {
    features: [
      { title: 'No minimum', text: 'Order five for a tasting or five hundred for the season.' },
      { title: 'Peel by hand', text: 'Side by side on sheets, each one kiss-cut.' },
      { title: 'Kraft or vinyl', text: 'Kraft paper for dry goods, vinyl for everything that gets wet.' },
    ],
    questions: [
      {
        question: 'Sheets or a roll?',
        answer:
          'Sheets for small batches and many designs. From 100 of one design, a roll costs less and goes on faster.',
      },
      proofs,
      files,
    ],
  },
  'asset-tags': {
    features: [
      {
        title: 'A number on each',
        text: 'Give a range or a list, and every tag gets its own number or name.',
      },
      {
        title: 'Hard to wear out',
        text: 'Silver polyester with lamination stays readable through solvents and handling.',
      },
      {
        title: 'Sticks to rough coats',
        text: 'The high-tack adhesive holds on powder coat and textured plastic.',
      },
    ],
    questions: [
      {
        question: 'How do I add numbers?',
        answer:
          'Choose “Number range” or a list on this page. Leave a spot for the number in your artwork, and say where in the notes for the print team.',
      },
      {
        question: 'Will the code scan?',
        answer:
          'Make it dark on a light area and leave a clear margin around it. Add a printed proof, and you can scan it before we print the rest.',
      },
      files,
    ],
  },
  'address-labels': {
    features: [
      {
        title: 'Your own design',
        text: 'Add a drawing, a logo or your handwriting, not just three lines of type.',
      },
      { title: 'Paper or vinyl', text: 'Warm kraft paper, or white vinyl that survives the rain.' },
      { title: 'From one piece', text: 'No minimum: ten for a move, a thousand for a store.' },
    ],
    questions: [
      {
        question: 'Do you set the address for me?',
        answer:
          'Not yet. Upload it as artwork: any drawing or word-processing program can save a PDF in the size you choose here.',
      },
      {
        question: 'Can I write on them?',
        answer: 'Yes, on kraft paper, with any pen. On vinyl, use a permanent marker.',
      },
      files,
    ],
  },
}

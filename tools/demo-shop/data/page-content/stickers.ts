import type { Content } from './content.ts'
import { files, lasting, proofs } from './questions.ts'

export const STICKERS: Readonly<Record<string, Content>> = {
  'sample-pack': {
    features: [
      {
        title: 'Stickers and decals',
        text: 'White, matte, clear, holographic, frosted and reflective vinyl, cut vinyl, wall film and static cling.',
      },
      {
        title: 'Labels',
        text: 'Kraft, white and clear roll labels, the freezer label and the silver asset tag.',
      },
      {
        title: 'Signs and magnets',
        text: 'Magnet, floor film, aluminum, corrugated plastic and window film, cut to the size of a business card.',
      },
      {
        title: 'Names on the back',
        text: 'Each piece says what it is, so you can choose the same on the product page.',
      },
    ],
    questions: [
      {
        question: 'Do I need artwork?',
        answer: 'No. The pieces are printed with our own designs, and the pack goes right into your cart.',
      },
      {
        question: 'Are the pieces made like my order?',
        answer: 'Yes, on the same presses, with the same ink, lamination and knife.',
      },
    ],
  },
  'die-cut-stickers': {
    features: [
      {
        title: 'Cut where you say',
        text: 'Around the outline, or to a circle, a rectangle or rounded corners.',
      },
      {
        title: 'Weatherproof',
        text: 'On vinyl, sun, rain and dishwashers won’t hurt them.',
      },
      { title: 'Free lamination', text: 'Gloss or matte, on us. Adds 1–3 years outdoors.' },
      {
        title: 'Bleed added for you',
        text: 'Artwork that ends at the edge gets {1/16 in} of bleed, so no white edge shows.',
      },
    ],
    questions: [proofs, files, lasting],
  },
  'kiss-cut-stickers': {
    features: [
      {
        title: 'Easy to peel',
        text: 'The backing is larger than the sticker, so it peels easily, even with gloves on.',
      },
      {
        title: 'Any shape',
        text: 'The sticker follows your artwork; the backing is a rectangle around it.',
      },
      { title: 'Safe in the mail', text: 'Fine points and thin letters stay protected until you peel.' },
    ],
    questions: [proofs, files, lasting],
  },
  'clear-stickers': {
    features: [
      { title: 'No background', text: 'Glass, steel or wood shows through wherever nothing is printed.' },
      {
        title: 'White ink where you need it',
        text: 'A layer of white behind the print keeps light colors strong.',
      },
      {
        title: 'Comes off cleanly',
        text: 'Clear vinyl has a removable adhesive that comes off glass cleanly.',
      },
    ],
    questions: [
      {
        question: 'Do I need white ink?',
        answer:
          'On dark surfaces, yes. Without it, yellow, orange and skin tones nearly disappear. On white or pale surfaces you can skip it.',
      },
      proofs,
      files,
    ],
  },
  'holographic-stickers': {
    features: [
      {
        title: 'Rainbow in every light',
        text: 'The sheen shifts as you move. It shines brightest where nothing is printed.',
      },
      {
        title: 'Solid where you want it',
        text: 'White ink behind the print keeps colors opaque.',
      },
      { title: 'Laminated', text: 'Free gloss lamination protects the film from scratches.' },
    ],
    questions: [proofs, files],
  },
  'sticker-sheets': {
    features: [
      {
        title: 'One upload, many stickers',
        text: 'Arrange your stickers on one page. We find each one and cut around it.',
      },
      {
        title: 'Ready to peel',
        text: 'Only the stickers are cut, not the backing, so each one peels off by itself.',
      },
      {
        title: 'Four films',
        text: 'White, matte, clear or holographic vinyl, with free lamination.',
      },
    ],
    questions: [
      {
        question: 'How do I set up my sheet?',
        answer:
          'Make one file in the size of the sheet, with a transparent background and at least {1/8 in} between stickers and along the edge. Every separate part of the artwork becomes a sticker.',
      },
      {
        question: 'Can I tear the sheet into parts?',
        answer: 'Yes. Add a tear line across the middle, and the sheet tears in half by hand.',
      },
      files,
    ],
  },
  'bumper-stickers': {
    features: [
      {
        title: 'Made for the road',
        text: 'Cast vinyl with lamination stands up to car washes and road salt.',
      },
      { title: 'Seen at night', text: 'Reflective film lights up in headlights.' },
      { title: 'Goes on straight', text: 'The backing is slit: peel half, line it up, then peel the rest.' },
    ],
    questions: [
      {
        question: 'Will it harm the paint?',
        answer:
          'Not on sound factory paint. To remove a sticker, warm it with a hair dryer and pull slowly; wipe off what’s left with rubbing alcohol.',
      },
      lasting,
      proofs,
    ],
  },
  'hard-hat-stickers': {
    features: [
      { title: 'Follows the curve', text: 'Thin cast vinyl lies flat on curved shells, without wrinkles.' },
      { title: 'Made for job sites', text: 'Laminated against dust, rain and scuffs.' },
      { title: 'Reflective if you like', text: 'Reflective film makes your crew easier to see at night.' },
    ],
    questions: [
      {
        question: 'What size fits a hard hat?',
        answer:
          '{2 in} fits front or sides on most shells, between ridges and vents. Go up to {3 × 2 in} for a name and a crest.',
      },
      {
        question: 'May I put stickers on a safety helmet?',
        answer:
          'Check the helmet maker’s instructions and your site’s rules first. Most allow stickers, but not over cracks or near the edge.',
      },
      files,
    ],
  },
  'laptop-stickers': {
    pictures: ['category-laptop', 'die-cut-stickers-gallery-1', 'holographic-stickers-gallery-1'],
    features: [
      { title: 'Matte, so nothing glares', text: 'Matte vinyl feels soft and looks right on aluminum.' },
      {
        title: 'Removable on clear',
        text: 'Clear vinyl has a removable adhesive, for when you sell the laptop.',
      },
      {
        title: 'Sized for a lid',
        text: 'From {2 in} to {4 in}, to sit next to the logo or next to each other.',
      },
    ],
    questions: [
      {
        question: 'Which film comes off again?',
        answer:
          'Clear vinyl is removable. Matte and holographic vinyl are permanent: they come off too, but may leave some adhesive behind.',
      },
      proofs,
      files,
    ],
  },
}

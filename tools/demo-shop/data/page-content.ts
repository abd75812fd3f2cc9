import type { NewRowOf, template } from '@kisscut/records'
import pictures from '../pictures/index.json' with { type: 'json' }

type Sections = NonNullable<NewRowOf<typeof template>['sections']>
type Named = Record<string, { readonly width: number; readonly height: number; readonly alt: string }>

/** The gallery pictures drawn for a product, in order; none drawn, none shown. */
const galleryOf = (slug: string) =>
  [1, 2, 3].flatMap((at) => {
    const picture = (pictures as Named)[`${slug}-gallery-${at}`]
    return picture ? [{ url: `/demo/${slug}-gallery-${at}.webp`, ...picture }] : []
  })

const proofs = {
  question: 'Do I see a proof before you print?',
  answer:
    'Yes. What you place on the screen is the proof: the cut line, bleed and safe area are where the press and the plotter will put them. Ask for changes at the last step and a designer looks at it before anything is printed.',
}
const files = {
  question: 'Which files can I upload?',
  answer:
    'PNG, JPEG, WebP, TIFF, SVG and PDF, up to 50 MB. Vector files print sharp at any size. For pictures, 300 pixels for each printed inch is good; below 150 we tell you.',
}
const lasting = {
  question: 'How long do they last outdoors?',
  answer:
    'About three years unlaminated and up to five laminated. Lamination is free and adds one to three years.',
}

const SECTIONS: Readonly<Record<string, Omit<Sections, 'gallery'>>> = {
  'die-cut-stickers': {
    features: [
      {
        title: 'Cut where you say',
        text: 'Around the outline at the distance you choose, or as a circle, a rectangle or with rounded corners.',
      },
      {
        title: 'Weatherproof',
        text: 'Cast vinyl and fade-proof ink: sun, rain and the dishwasher do nothing to them.',
      },
      { title: 'Free lamination', text: 'Gloss or matte, at no cost. It adds one to three years outdoors.' },
      {
        title: 'Bleed added for you',
        text: 'Artwork that ends at the edge gets 0.0625 in of bleed, so no white shows at the cut.',
      },
    ],
    questions: [proofs, files, lasting],
    testimonial: {
      text: 'The line on the screen was the line on the sticker. I ordered a hundred to try and a thousand the week after.',
      author: 'Ben, trail-running club',
      use: 'Water bottles and van doors',
    },
  },
  'kiss-cut-stickers': {
    features: [
      {
        title: 'Easy to peel',
        text: 'The backing stays whole and larger than the sticker, so nails and gloves get hold of it.',
      },
      {
        title: 'Room for words',
        text: 'The backing around the sticker can carry your address or a thank-you.',
      },
      { title: 'Safe in the post', text: 'Fine points and thin letters are protected until they are used.' },
    ],
    questions: [proofs, files, lasting],
    testimonial: null,
  },
  'clear-stickers': {
    features: [
      { title: 'No background', text: 'Glass, steel or wood shows wherever nothing is printed.' },
      {
        title: 'White ink where you need it',
        text: 'Light colors keep their strength with a white layer behind the print.',
      },
      {
        title: 'Comes off cleanly',
        text: 'Removable adhesive leaves nothing behind on glass for at least two years.',
      },
    ],
    questions: [
      {
        question: 'Do I need white ink?',
        answer:
          'On dark grounds, yes: without it yellow, orange and skin tones nearly vanish. On white and pale grounds you can do without.',
      },
      proofs,
      files,
    ],
    testimonial: null,
  },
  'holographic-stickers': {
    features: [
      {
        title: 'Rainbow in every light',
        text: 'The sheen wanders with the eye; dark colors let it shine at the edges.',
      },
      {
        title: 'Solid where you want it',
        text: 'White ink behind the print makes colors opaque against the sheen.',
      },
      { title: 'Laminated', text: 'Gloss lamination keeps the film from scratching, free of charge.' },
    ],
    questions: [proofs, files],
    testimonial: null,
  },
  'roll-labels': {
    features: [
      {
        title: 'Wound your way',
        text: 'Eight unwind directions, 1 in or 3 in cores: they run through every applicator.',
      },
      {
        title: 'Oil- and waterproof',
        text: 'BOPP film does not soak, tear or wrinkle, in the fridge or in the shower.',
      },
      {
        title: 'An adhesive for the place',
        text: 'Permanent for jars and boxes, a freezer grade that holds at −20 °C.',
      },
    ],
    questions: [
      {
        question: 'Which unwind direction do I need?',
        answer: 'Your applicator’s manual names it by number, 1 to 8. If you apply by hand, any will do.',
      },
      {
        question: 'Can every label have its own number?',
        answer: 'Numbered labels are on their way to this shelf; write to us until then.',
      },
      files,
    ],
    testimonial: null,
  },
}

/** What fills the sections of a product's page. */
export const sectionsOf = (slug: string): Sections => ({ ...SECTIONS[slug], gallery: galleryOf(slug) })

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
    'Yes. You see the cut line, bleed and safe area on your own artwork as you place it, and download a full-size PDF proof at the last step. Ask for changes there and we don’t print until you approve.',
}
const files = {
  question: 'What files can I upload?',
  answer:
    'PNG, JPEG, WebP, TIFF, SVG and PDF, up to 50 MB. Vector files print sharp at any size. For photos, aim for 300 dpi; we let you know when it’s under 150.',
}
const lasting = {
  question: 'How long do they last outdoors?',
  answer:
    'About three years without lamination and up to five with it. Lamination is free and adds 1–3 years.',
}

const SECTIONS: Readonly<Record<string, Omit<Sections, 'gallery'>>> = {
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
        text: 'Artwork that ends at the edge gets 1/16 in of bleed, so no white edge shows.',
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
        text: 'The sticker follows your artwork; the backing stays square.',
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
  'roll-labels': {
    features: [
      {
        title: 'Wound your way',
        text: 'Eight unwind directions and 1 in or 3 in cores, to match your applicator.',
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
}

/** What fills the sections of a product's page. */
export const sectionsOf = (slug: string): Sections => ({ ...SECTIONS[slug], gallery: galleryOf(slug) })

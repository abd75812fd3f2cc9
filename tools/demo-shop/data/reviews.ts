import type { NewRowOf, review } from '@kisscut/records'
import { ANA, BEN, CORA } from './owners.ts'

type Review = NewRowOf<typeof review> & { readonly id: string; readonly owner: string }

const by = (owner: string) => {
  const [first = ''] = owner.split(':').slice(1)
  return { owner, author: `${first.charAt(0).toUpperCase()}${first.slice(1)}` }
}

const published = { state: 'published' } as const

/** Reviews by the shop's own accounts of products they configured; averages are computed from them. */
export const REVIEWS: readonly Review[] = [
  {
    ...{
      id: 'review-die-cut-ben',
      ...by(BEN),
      ...published,
      product_class: 'custom',
      product: 'die-cut-stickers',
    },
    ...{ rating: 5, title: 'Two winters on the truck', use: 'for a dog rescue’s van' },
    text: 'The cut follows the ears of our logo, not a box around them. Two winters and a car wash a week later the red is still red.',
  },
  {
    ...{
      id: 'review-die-cut-ana',
      ...by(ANA),
      ...published,
      product_class: 'custom',
      product: 'die-cut-stickers',
    },
    ...{ rating: 4, title: 'Exactly where the line said', use: 'for market stall give-aways' },
    text: 'What the page drew as the cut line is where the knife went. One star off because I took the gloss; matte would have suited the drawing better.',
    response:
      'Thank you. Tell us with your next order, and we put five matte ones in the envelope to compare.',
  },
  {
    ...{ id: 'review-holographic-ana', ...by(ANA), ...published },
    ...{
      product_class: 'custom',
      product: 'holographic-stickers',
      rating: 5,
      use: 'for a band’s merch table',
    },
    title: 'The wings really move',
    text: 'I turned on white ink under the moth and left it off under the wings, as the preview showed. They shimmer and the body stays solid.',
  },
  {
    ...{
      id: 'review-roll-labels-cora',
      ...by(CORA),
      ...published,
      product_class: 'custom',
      product: 'roll-labels',
    },
    ...{ rating: 5, title: 'Wound the right way', use: 'for a bag of dog treats' },
    text: 'A thousand labels, paw toward the core, and the applicator took the first roll without a jam. The proof named the winding, which nobody else ever asked me.',
  },
  {
    ...{
      id: 'review-asset-tags-cora',
      ...by(CORA),
      ...published,
      product_class: 'custom',
      product: 'asset-tags',
    },
    ...{ rating: 4, title: 'Every number is there', use: 'for workshop tools' },
    text: '250 tags from CT-001 on, none missing, none twice, and they scan off a greasy drill. I would have liked a row of spares.',
    response: 'A fair point: set the range a few numbers further, the price per tag goes down with it.',
  },
  {
    ...{
      id: 'review-family-ben',
      ...by(BEN),
      ...published,
      product_class: 'ddb',
      product: 'family-car-stickers',
    },
    ...{ rating: 5, title: 'The cat insisted', use: 'for the rear window' },
    text: 'Put together in ten minutes with the kids choosing the hair. It came as one strip, so everybody stands on the same line.',
  },
  {
    ...{ id: 'review-crew-cora', ...by(CORA), product_class: 'ddb', product: 'crew-window-stickers' },
    ...{ rating: 4, title: 'Our crew on the shop window', use: 'for a garage' },
    text: 'The mechanic looks like ours. Waiting for a figure with a beard.',
  },
]

/** The review shown first on a product's page. */
export const TESTIMONIALS: Readonly<Record<string, string>> = {
  'die-cut-stickers': 'review-die-cut-ben',
  'holographic-stickers': 'review-holographic-ana',
  'roll-labels': 'review-roll-labels-cora',
  'asset-tags': 'review-asset-tags-cora',
}

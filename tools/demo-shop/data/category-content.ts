import type { category, NewRowOf } from '@kisscut/records'

type Blocks = NonNullable<NewRowOf<typeof category>['blocks']>

/** The blocks of the page of signs, from top to bottom. */
export const SIGN_BLOCKS: Blocks = [
  {
    display: 'banner',
    title: 'Signs that get read',
    text: 'Printed edge to edge in your size. Order just one, or enough for every door.',
    image_url: '/demo/signs.webp',
    action: {
      label: 'Design an aluminum sign',
      url: '/custom/products/signs/aluminum/p/aluminum-signs/setup/',
    },
  },
  { display: 'products', title: 'Materials' },
  {
    display: 'html',
    title: 'Which one do I need?',
    text: '<dl><dt>Aluminum</dt><dd>Lasts for years on doors, gates and machines. Grommets from {12 × 12 in}. Up to {24 × 36 in}.</dd><dt>Corrugated plastic</dt><dd>Good for weeks or months on lawns and job sites. Stakes available. Up to {48 × 96 in}.</dd><dt>Magnet</dt><dd>On by day, off by night. Sticks to steel van doors and fridges, not to aluminum. Up to {24 × 60 in}.</dd></dl>',
  },
  { display: 'uses', title: 'Shop by use' },
  { display: 'popular_products', title: 'For windows, walls and floors', category: 'decals', at_most: 4 },
]

interface PriceBreak {
  readonly picture: string
  /** The ordered pieces, as a plural. */
  readonly pieces: string
  readonly fewer: number
  /** A larger quantity that costs less. */
  readonly more: number
  /** Path of its product, relative to its category. */
  readonly product: string
}

/** Larger quantities with a lower total, in the initial size of a product's page. */
export const PRICE_BREAKS: readonly PriceBreak[] = [
  {
    picture: 'die-cut-stickers',
    pieces: 'die-cut stickers',
    fewer: 80,
    more: 100,
    product: 'stickers/die-cut/p/die-cut-stickers',
  },
  {
    picture: 'kiss-cut-stickers',
    pieces: 'kiss-cut stickers',
    fewer: 200,
    more: 250,
    product: 'stickers/kiss-cut/p/kiss-cut-stickers',
  },
  {
    picture: 'roll-labels',
    pieces: 'roll labels',
    fewer: 200,
    more: 250,
    product: 'labels/roll/p/roll-labels',
  },
]

const priceBreakRow = ({ picture, pieces, fewer, more, product }: PriceBreak) =>
  `<tr><td><img src="/demo/${picture}.webp" alt="" width="96" height="96"></td><td>Instead of ${fewer} ${pieces}</td><td>order ${more}, for less</td><td><a href="/custom/products/${product}/setup/?size=size-2x2&amp;quantity=${more}">Order ${more}</a></td></tr>`

/** Special offers: highlights of the price lists; prices are on the linked pages, in the viewer's currency. */
export const OFFERS_HTML = `
<h2>Order more, pay less</h2>
<p>Prices drop at set quantities, so a few more pieces can cost <strong>less</strong> in total. Three examples:</p>
<table>
<tbody>
${PRICE_BREAKS.map(priceBreakRow).join('\n')}
</tbody>
</table>
<p>The price panel points this out for every product as you type.</p>
<h2>Always free</h2>
<ul>
<li>Gloss or matte lamination on vinyl, which adds 1–3 years outdoors</li>
<li>Bleed added to artwork that ends at the edge</li>
<li>An on-screen proof of every order</li>
</ul>
`.trim()

/** The page of a category with one product: its sizes, and its uses. */
export const PRODUCT_BLOCKS: Blocks = [
  { display: 'stickers' },
  { display: 'uses', title: 'What it’s good for' },
]

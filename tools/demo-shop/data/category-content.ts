import type { category, NewRowOf } from '@kisscut/records'

type Blocks = NonNullable<NewRowOf<typeof category>['blocks']>

/** The page of signs, from top to bottom. */
export const SIGN_BLOCKS: Blocks = [
  {
    display: 'banner',
    title: 'Signs that say it once',
    text: 'Printed flat, laminated against sun, drilled if you like. From one piece, in any size up to 48 × 96 in.',
    image_url: '/demo/signs.webp',
    action: {
      label: 'Make an aluminium sign',
      url: '/custom/products/signs/aluminium/p/aluminium-signs/setup/',
    },
  },
  { display: 'products', title: 'What we make signs of' },
  {
    display: 'html',
    title: 'Which one for where?',
    text: '<dl><dt>Aluminium</dt><dd>For years: doors, gates, machines. Holes with grommets from 12 × 12 in.</dd><dt>Corrugated plastic</dt><dd>For weeks and months: lawns, sites, elections. Takes two stakes.</dd><dt>Magnet</dt><dd>For days on, nights off: van doors and fridges, never on aluminium.</dd></dl>',
  },
  { display: 'uses', title: 'By place' },
  { display: 'popular_products', title: 'Often ordered with signs', category: 'stickers', at_most: 4 },
]

/** Special offers: what the price lists say anyway, where a shopper sees it. */
export const OFFERS_HTML = `
<h2>One step up</h2>
<p>Our prices go down in steps, so a few more pieces often cost <strong>less</strong> than the ones you were going to order. Three of them from this month's price lists:</p>
<table>
<thead><tr><th scope="col">Instead of</th><th scope="col">Order</th><th scope="col">And pay</th></tr></thead>
<tbody>
<tr><td>80 die-cut stickers, 2 × 2 in</td><td>100</td><td>$52.00 in place of $60.80</td></tr>
<tr><td>400 die-cut stickers, 2 × 2 in</td><td>500</td><td>$135.00 in place of $136.00</td></tr>
<tr><td>200 roll labels, 2 × 2 in</td><td>250</td><td>$51.00 in place of $72.00</td></tr>
</tbody>
</table>
<p>The price panel tells you the same while you type. <a href="/custom/products/stickers/die-cut/p/die-cut-stickers/setup/?quantity=100">See it with 100 die-cut stickers</a>.</p>
<h2>Always free</h2>
<ul>
<li>Gloss or matte lamination, which adds one to three years outdoors</li>
<li>Bleed on artwork that ends at the edge</li>
<li>The proof you approve before anything is printed</li>
</ul>
`.trim()

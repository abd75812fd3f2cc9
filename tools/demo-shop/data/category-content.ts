import type { category, NewRowOf } from '@kisscut/records'

type Blocks = NonNullable<NewRowOf<typeof category>['blocks']>

/** The page of signs, from top to bottom. */
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
    text: '<dl><dt>Aluminum</dt><dd>Lasts for years on doors, gates and machines. Grommets from 12 × 12 in. Up to 24 × 36 in.</dd><dt>Corrugated plastic</dt><dd>Good for weeks or months on lawns and job sites. Stakes available. Up to 48 × 96 in.</dd><dt>Magnet</dt><dd>On by day, off by night. Sticks to steel van doors and fridges, not to aluminum. Up to 24 × 60 in.</dd></dl>',
  },
  { display: 'uses', title: 'Shop by use' },
  { display: 'popular_products', title: 'For windows, walls and floors', category: 'decals', at_most: 4 },
]

/** Special offers: what the price lists say anyway, where a shopper sees it. */
export const OFFERS_HTML = `
<h2>Order more, pay less</h2>
<p>Prices drop at set quantities, so a few more pieces can cost <strong>less</strong> in total. Three examples at today's prices:</p>
<table>
<thead><tr><th scope="col">Instead of</th><th scope="col">Order</th><th scope="col">You pay</th></tr></thead>
<tbody>
<tr><td>80 die-cut stickers, 2 × 2 in</td><td>100</td><td>$52.00 instead of $60.80</td></tr>
<tr><td>400 die-cut stickers, 2 × 2 in</td><td>500</td><td>$135.00 instead of $136.00</td></tr>
<tr><td>200 roll labels, 2 × 2 in</td><td>250</td><td>$51.00 instead of $72.00</td></tr>
</tbody>
</table>
<p>The price panel points this out as you type. <a href="/custom/products/stickers/die-cut/p/die-cut-stickers/setup/?quantity=100">See it with 100 die-cut stickers</a>.</p>
<h2>Always free</h2>
<ul>
<li>Gloss or matte lamination on vinyl, which adds 1–3 years outdoors</li>
<li>Bleed added to artwork that ends at the edge</li>
<li>An on-screen proof of every order</li>
</ul>
`.trim()

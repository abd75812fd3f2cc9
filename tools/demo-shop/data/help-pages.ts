/** Help and legal pages of the demo shop: the owner can edit every text, like any category's (PAGE-22). */
interface HelpPage {
  readonly path: string
  readonly name: string
  readonly about: string
  /** Other names that shoppers use for it. */
  readonly keywords: string
  readonly html: string
}

export const HELP_PAGES: readonly HelpPage[] = [
  {
    path: 'help',
    name: 'Help',
    about: 'Answers to what shoppers ask most.',
    keywords: 'faq, questions, minimum order, minimum quantity, proof, proofs, digital proof',
    html: `
<h2>Ordering</h2>
<dl>
<dt>Is there a minimum?</dt><dd>No minimum on most products. Roll labels start at 100. Each product page shows its own.</dd>
<dt>Can I order several designs?</dt><dd>Yes. Choose two or three designs on the product page, and we split the quantity evenly.</dd>
<dt>Why do more pieces sometimes cost less?</dt><dd>Prices drop at set quantities. The price panel tells you when the next one up is cheaper.</dd>
<dt>Can I see the materials first?</dt><dd>Yes. The <a href="/custom/products/stickers/p/sample-pack/setup/">sample pack</a> has a small piece of each. The <a href="/help/materials/">materials page</a> compares them.</dd>
</dl>
<h2>Proofs</h2>
<p>You see the cut line, bleed and safe area on your own artwork and download a full-size PDF proof before you order. Choose “Show me a proof first” at the last step: we send it within one business day and don’t print until you approve it.</p>
<h2>Still stuck?</h2>
<p><a href="/help/contact/">Send us a message</a>. Our <a href="/help/artwork/">artwork guidelines</a> cover files and colors.</p>`,
  },
  {
    path: 'contact',
    name: 'Contact us',
    about: 'Questions about a product, a file or an order.',
    keywords: 'contact, phone, phone number, email, e-mail, address, customer service, support',
    html: `
<dl>
<dt>Email</dt><dd><a href="mailto:hello@example.com">hello@example.com</a></dd>
<dt>Phone</dt><dd><a href="tel:+15555550142">(555) 555-0142</a>, Monday to Friday, 9 am to 5 pm Eastern</dd>
<dt>Mail</dt><dd>Kisscut Demo Shop, 12 Vinyl Street, Anytown, NY 10000</dd>
</dl>
<p>Writing about an order? Tell us the product and the size, and attach the file if it is about your artwork.</p>
<p><a href="/help/contact/">Send us a message</a></p>`,
  },
  {
    path: 'shipping',
    name: 'Shipping',
    about: 'When your order ships and how it gets to you.',
    keywords: 'delivery, delivery time, turnaround, rush order, lead time, ship date, production time',
    html: `
<p>Each product page shows the day your order ships, for the material and quantity you choose. Order before 2 pm Eastern on a business day, and we start that day; business days count from the next. Later orders start on the next business day.</p>
<table>
<thead><tr><th scope="col">Products</th><th scope="col">Standard</th><th scope="col">Rush</th></tr></thead>
<tbody>
<tr><td>Vinyl, up to 500 pieces</td><td>3 business days</td><td>1 business day</td></tr>
<tr><td>Vinyl, up to 5,000 pieces</td><td>4 business days</td><td>2 business days</td></tr>
<tr><td>Vinyl, more than 5,000 pieces</td><td>6 business days</td><td>3 business days</td></tr>
<tr><td>Roll labels and signs</td><td>5 business days</td><td>2 business days</td></tr>
<tr><td>Magnets and floor decals</td><td>4 business days</td><td>2 business days</td></tr>
</tbody>
</table>
<p>Holographic film takes one more day. Prices in the cart don’t include shipping; the carrier’s rate is added at checkout.</p>`,
  },
  {
    path: 'returns',
    name: 'Returns and reprints',
    about: 'What we do when something isn’t right.',
    keywords: 'return policy, refund, money back, cancel order, cancellation, reprint, guarantee, complaint',
    html: `
<p>Every piece is made to order, so we can’t take it back because you changed your mind. If we made a mistake, we reprint it free or refund you.</p>
<ul>
<li>Tell us within 30 days of delivery, with a photo.</li>
<li>You don’t need to send anything back unless we ask.</li>
<li>You can cancel free until printing starts.</li>
</ul>
<p><a href="/custom/products/category/contact/">Contact us</a> to start.</p>`,
  },
  {
    path: 'privacy',
    name: 'Privacy',
    about: 'What this shop stores and why.',
    keywords: 'privacy policy, cookies, data protection',
    html: `
<p>This is a sample policy for a demo shop. Replace it with your own before you open.</p>
<h2>What we store</h2>
<ul>
<li>Your cart and designs, in this shop’s database, linked to a session cookie.</li>
<li>The artwork you upload, to print your order.</li>
<li>Your unit and language settings.</li>
</ul>
<h2>What we don’t do</h2>
<p>We set no advertising or tracking cookies and load nothing from other sites.</p>
<p>To have your data deleted, <a href="/custom/products/category/contact/">contact us</a>.</p>`,
  },
  {
    path: 'terms',
    name: 'Terms',
    about: 'What you and the shop agree to.',
    keywords: 'terms and conditions, terms of service, terms of use, conditions',
    html: `
<p>These are sample terms for a demo shop. Replace them with your own before you open.</p>
<h2>Orders</h2>
<p>Prices are in US dollars. The price in your cart is the price you pay; if it changes before you order, we tell you first.</p>
<h2>Your artwork</h2>
<p>You keep all rights to your artwork. You confirm that you may have it printed. We don’t print artwork that is illegal or that infringes someone’s rights.</p>
<h2>Colors</h2>
<p>Ink can’t match every color of a screen. Ask for a printed proof if color is critical.</p>`,
  },
  {
    path: 'imprint',
    name: 'Company information',
    about: 'Who runs this shop.',
    keywords: 'imprint, about us, legal notice, who we are',
    html: `
<dl>
<dt>Company</dt><dd>Kisscut Demo Shop</dd>
<dt>Address</dt><dd>12 Vinyl Street, Anytown, NY 10000, United States</dd>
<dt>Email</dt><dd><a href="mailto:hello@example.com">hello@example.com</a></dd>
</dl>
<p>This is a demo shop. Put your own company’s details here before you open.</p>`,
  },
]

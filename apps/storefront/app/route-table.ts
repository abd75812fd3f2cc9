/**
 * Every page of the shop, one line each. It feeds the router (vite.config.ts), `urlFor` and `paramsOf` (links/), and
 * docs/urls.md. The more particular path stands before the more general one.
 */
// prettier-ignore
export const ROUTES = {
  home: page('/', 'browse/home.tsx', 'Home: what the shop makes, its categories and a few products'),
  categoryById: page('/custom/products/category/id/{slug}/', 'browse/category-by-id.tsx', 'A category without a path of its own (PAGE-4)'),
  category: page('/custom/products/category/{categoryPath}/', 'browse/category.tsx', 'A category: products, sub-categories or both'),
  setup: page('/custom/products/{categoryPath}/p/{slug}/setup/', 'product/setup.tsx', 'PRODUCT DETAILS: material, size, quantity, options, price'),
  setupEdit: page('/custom/products/{categoryPath}/p/{slug}/{configuredId}/setup-edit/', 'product/setup-edit.tsx', 'PRODUCT DETAILS again, with everything as it was'),
  personalize: page('/custom/products/{categoryPath}/p/{slug}/personalize/', 'product/personalize.tsx', 'A product that is designed here: its design, its details and its price in one place (PAGE-2)'),
  editAdvanced: page('/custom/products/{categoryPath}/p/{slug}/{configuredId}/edit/advanced/', 'product/edit-advanced.tsx', 'DESIGN with everything there is to draw with (PAGE-3)'),
  editEasy: page('/custom/products/{categoryPath}/p/{slug}/{configuredId}/edit/easy/', 'product/edit-easy.tsx', 'DESIGN as a short form of the template’s own words, colors and pictures (PAGE-3)'),
  preview: page('/custom/products/{categoryPath}/p/{slug}/preview/', 'product/preview.tsx', 'A product on a photo of where it will be: its design, its size and its price in one place (PAGE-2)'),
  editPreview: page('/custom/products/{categoryPath}/p/{slug}/{configuredId}/edit/preview/', 'product/edit-preview.tsx', 'DESIGN on a photo, true to scale (PAGE-3)'),
  newLettering: page('/custom/products/{categoryPath}/p/{slug}/new-lettering/', 'product/new-lettering.tsx', 'Lettering that is typed here: its lines, its details and its price in one place (PAGE-2)'),
  editLettering: page('/custom/products/{categoryPath}/p/{slug}/{configuredId}/edit/lettering/', 'product/edit-lettering.tsx', 'DESIGN of lettering: its lines as they will be cut from film (PAGE-3)'),
  upload: page('/custom/products/{categoryPath}/p/{slug}/{configuredId}/upload/', 'product/upload.tsx', 'DESIGN: the artwork on its die line'),
  dragDropBuy: page('/ddb/{categoryPath}/p/{slug}/', 'product/drag-drop-buy.tsx', 'A product that is put together of figures, with its details and its price; configured names one that was (DDB-8)'),
  marketplace: page('/marketplace/{categoryPath}/p/{slug}/', 'product/marketplace.tsx', 'An artist’s work on a product: material, size, quantity, options, price; configured names one that was (MKT-2)'),
  artist: page('/marketplace/artists/{slug}/', 'browse/artist.tsx', 'An artist and their works (MKT-9)'),
  company: page('/marketplace/companies/{slug}/', 'browse/company.tsx', 'A company, its artists and their works (MKT-9)'),
  stockImage: page('/stock-images/{categoryPath}/p/{slug}/', 'product/stock-image.tsx', 'A picture of a stock library on a product; configured names one that was (IMG-1)'),
  clipart: page('/clipart/{categoryPath}/p/{slug}/', 'product/clipart.tsx', 'A drawing of the shop’s own with its colors, its details and its price; configured names one that was (CLIP-2)'),
  finalize: page('/custom/products/{categoryPath}/p/{slug}/{configuredId}/finalize/', 'product/finalize.tsx', 'FINALIZE PRODUCT: proof, instructions, add to cart'),
  adminEdit: page('/products/admin-edit/custom/{configuredId}/', 'product/admin-edit.tsx', 'A customer’s product for staff, who correct it (PAGE-18)'),
  reviews: page('/reviews/{productClass}/{slug}/', 'product/reviews.tsx', 'What shoppers say of a product, page by page, and the form that says more (REVIEW-5)'),
  search: page('/search/', 'browse/search.tsx', 'Search: products by words; q comes along to the cart'),
  cart: page('/cart/', 'cart/cart.tsx', 'The cart; keeps the search parameter q'),
  designs: page('/designs/', 'designs/designs.tsx', 'What a shopper has designed: opened, named, copied, deleted, ordered (TOOL-8)'),
  openDesign: page('/designs/open/', 'designs/open-design.tsx', 'A design of another device, by a private link, as a copy (TOOL-9)'),
  guideFile: page('/help/artwork/{categoryPath}/p/{slug}/{format}/', 'help/guide-file.ts', 'A guide file to download: shape, width and height in the query (GUIDE-2)'),
  guide: page('/help/artwork/{categoryPath}/p/{slug}/', 'help/guide.tsx', 'The guide files of a product, by size and shape (GUIDE-3)'),
  artworkGuide: page('/help/artwork/', 'help/artwork-guide.tsx', 'How artwork is made ready, and the products with guide files (GUIDE-1)'),
  materials: page('/help/materials/', 'help/materials.tsx', 'Every material side by side (MATERIAL-1)'),
  sizeGuide: page('/help/sizes/', 'help/size-guide.tsx', 'Common sizes at true size; scale is set by a bank card (MATERIAL-2)'),
  contact: page('/help/contact/', 'help/contact.tsx', 'A message to the shop (CONTACT-1)'),
  quoteForm: page('/help/quote/', 'help/quote-form.tsx', 'Asking for a quote for what the configurator can’t do (QUOTE-1)'),
  quote: page('/quote/', 'quotes/quote.tsx', 'A quote request and its offer, by a private link or for its owner; without an id, one’s own (QUOTE-4)'),
  account: page('/account/', 'account/account.tsx', 'An account: its details, password and sessions'),
  preferences: page('/account/preferences/', 'account/preferences.ts', 'Choosing unit and currency, by the form in the header (UNIT-2)'),
  trade: page('/account/trade/', 'account/trade.tsx', 'Applying for wholesale prices, and how the application stands'),
  tradeApplications: page('/account/trade-applications/', 'account/trade-applications.tsx', 'Applications that wait for staff to decide'),
  twoFactor: page('/account/two-factor/', 'account/two-factor.tsx', 'Signing in with a code of an authenticator app, too'),
  passkeys: page('/account/passkeys/', 'account/passkeys.tsx', 'Signing in with a passkey: adding, renaming and removing them'),
  apiKeys: page('/account/api-keys/', 'account/api-keys.tsx', 'The API keys of an account that services of staff use'),
  works: page('/account/works/', 'account/works.tsx', 'An artist’s own works: added, edited, withdrawn (MKT-12)'),
  staff: page('/account/staff/', 'account/staff.tsx', 'Who works here: inviting, inviting again, taking away'),
  invitation: page('/account/invitation/', 'account/invitation.tsx', 'Joining the staff, by a link in a letter'),
  signUp: page('/account/sign-up/', 'account/sign-up.tsx', 'Opening an account'),
  confirmAddress: page('/account/confirm/', 'account/confirm-address.tsx', 'Confirming an e-mail address, by a link in a letter'),
  forgotPassword: page('/account/forgot/', 'account/forgot-password.tsx', 'Requesting a link to choose a new password'),
  resetPassword: page('/account/reset/', 'account/reset-password.tsx', 'Choosing a new password, by a link in a letter'),
  signIn: page('/account/sign-in/', 'account/sign-in.tsx', 'Signing in; next is the path to go on to (ACC-6)'),
  signOut: page('/account/sign-out/', 'account/sign-out.ts', 'Signing out, by a form'),
  robots: page('/robots.txt', 'findable/robots.ts', 'What search engines may read'),
  sitemap: page('/sitemap.xml', 'findable/sitemap.ts', 'Every published page, for search engines; of a large shop the list of its parts (SEO-5)'),
  sitemapPart: page('/sitemap/{part}/', 'findable/sitemap-part.ts', 'A part of the sitemap of a large shop (SEO-5)'),
  productsFeed: page('/feeds/products.xml', 'findable/products-feed.ts', 'Every published product with its price, for merchants (SEO-6)'),
  categoryCard: page('/social/category/{categoryPath}/', 'findable/category-card.ts', 'The picture of a category as social networks show it (SEO-8)'),
  card: page('/social/{productClass}/{slug}/', 'findable/card.ts', 'The picture of a product as social networks show it, 1200 by 630 pixels (SEO-8)'),
  llms: page('/llms.txt', 'findable/llms.ts', 'What the shop is and where things are, for language models (SEO-7)'),
  notFound: page('/*', 'browse/not-found.tsx', 'Anything else: 404, with a way on'),
} as const

export type RouteName = keyof typeof ROUTES
export type PathOf<Name extends RouteName> = (typeof ROUTES)[Name]['path']

function page<const Path extends string>(path: Path, file: string, shows: string) {
  return { path, file: `routes/${file}`, shows }
}

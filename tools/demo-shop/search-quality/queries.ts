/**
 * Shoppers' queries with the expected first results: ids of products, and of categories and help pages after a `/`; any of them
 * counts. A query with another first result is a fault of the search or of the catalog's words, never of this list.
 */
const QUERIES = `
# Head terms of the trade: singular, plural, joined, split.
sticker: die-cut-stickers
stickers: die-cut-stickers
custom stickers: die-cut-stickers
label: roll-labels
labels: roll-labels
custom labels: roll-labels
decal: window-clings wall-decals
decals: window-clings wall-decals
sign: aluminum-signs yard-signs
signs: aluminum-signs yard-signs
magnet: car-magnets
magnets: car-magnets
die cut: die-cut-stickers
die-cut: die-cut-stickers
diecut: die-cut-stickers
diecuts: die-cut-stickers
die cut sticker: die-cut-stickers
diecut stickers: die-cut-stickers
die cut decals: die-cut-stickers
kiss cut: kiss-cut-stickers
kisscut: kiss-cut-stickers
kiss-cut sticker: kiss-cut-stickers
kisscut stickers: kiss-cut-stickers
bumper sticker: bumper-stickers
bumpersticker: bumper-stickers
bumperstickers: bumper-stickers
sticker sheet: sticker-sheets
stickersheet: sticker-sheets
sheets of stickers: sticker-sheets
roll label: roll-labels
labels on a roll: roll-labels
rolls: roll-labels
sheet label: sheet-labels
yard sign: yard-signs
yardsign: yard-signs
yard signs: yard-signs
lawn sign: yard-signs
car magnet: car-magnets
car magnets: car-magnets
magnetic sign: magnetic-car-signs
magnetic signs for cars: magnetic-car-signs
car door magnet: door-magnets
window cling: window-clings
static cling: window-clings
parking permit: parking-permits
parking permits: parking-permits
wall decal: wall-decals
wall sticker: wall-decals
wall stickers: wall-decals
floor decal: floor-decals
floor sticker: floor-decals
floor graphics: floor-decals
asset tag: asset-tags
asset labels: asset-tags
address label: address-labels
return address labels: address-labels
name label: name-labels
name tags: name-labels
name stickers: name-labels
food label: food-labels
beer label: beer-labels
honey label: honey-labels honey-jar-decal
boat numbers: boat-numbers
boat number: boat-numbers
boat registration: boat-numbers
boat lettering: boat-numbers
vinyl lettering: window-opening-hours vehicle-door-lettering /decals/vinyl-lettering
opening hours: window-opening-hours
store hours: window-opening-hours
door lettering: vehicle-door-lettering
sample: sample-pack
samples: sample-pack
sample pack: sample-pack
free samples: sample-pack
aluminum sign: aluminum-signs
metal sign: aluminum-signs
metal signs: aluminum-signs
aluminium sign: aluminum-signs
corrugated plastic: yard-signs
coroplast: yard-signs

# What it is for.
car decal: family-car-stickers bumper-stickers
car sticker: family-car-stickers bumper-stickers
car stickers: family-car-stickers bumper-stickers
family stickers: family-car-stickers
stick figure family: family-car-stickers
truck decal: bumper-stickers family-car-stickers vehicle-door-lettering
truck lettering: vehicle-door-lettering
hard hat: hard-hat-stickers
hardhat: hard-hat-stickers
hard hat sticker: hard-hat-stickers
hardhat stickers: hard-hat-stickers
helmet sticker: hard-hat-stickers
laptop: laptop-stickers
laptop sticker: laptop-stickers
laptop decal: laptop-stickers
macbook sticker: laptop-stickers
water bottle stickers: die-cut-stickers
jar: jar-labels
jar label: jar-labels
jar labels: jar-labels
bottle label: jar-labels beer-labels
bottle labels: jar-labels beer-labels
candle labels: jar-labels
spice labels: pantry-labels jar-labels
pantry label: pantry-labels
wine labels: beer-labels jar-labels
freezer labels: food-labels roll-labels
ingredients: food-labels
barcode labels: asset-tags
barcode: asset-tags
qr code: asset-tags
serial numbers: asset-tags
window sticker: window-clings crew-window-stickers
window decal: window-clings crew-window-stickers
wedding: address-labels sheet-labels
logo: round-logo-labels
logo stickers: die-cut-stickers round-logo-labels
round stickers: die-cut-stickers round-logo-labels
round labels: round-logo-labels
business hours: window-opening-hours
real estate sign: yard-signs
realtor signs: yard-signs
political signs: yard-signs
safety sign: aluminum-signs
parking sign: aluminum-signs
no parking: aluminum-signs
banner: aluminum-signs yard-signs /signs
vinyl banner: aluminum-signs yard-signs /signs
warehouse floor: floor-decals
package stickers: die-cut-stickers
packaging: /retail-ready-packs
retail packaging: /retail-ready-packs
backing card: /retail-ready-packs

# Materials and finishes.
holographic: holographic-stickers
holographic sticker: holographic-stickers
hologram stickers: holographic-stickers
rainbow stickers: holographic-stickers
clear sticker: clear-stickers
transparent stickers: clear-stickers
see through stickers: clear-stickers
vinyl stickers: die-cut-stickers
waterproof stickers: die-cut-stickers
outdoor stickers: die-cut-stickers bumper-stickers
vinyl decals: window-clings wall-decals vehicle-door-lettering
kraft labels: sheet-labels pantry-labels
silver labels: asset-tags
grommet: aluminum-signs
grommets: aluminum-signs
stakes: yard-signs
unwind: roll-labels

# Drawings and artists' designs.
deer: deer-decal
paw print: paw-print-decal
pawprint: paw-print-decal
cat: cat-decal
dog: dog-decal
dogs: dog-decal
butterfly decal: butterfly-01-decal
butterflies: butterfly-01-decal
mountains: mountain-road-decal mountains-in-a-ring-decal
moth sticker: night-moth-sticker
pizza: slice-of-pizza-decal pizza-sticker
artist stickers: ghost-sticker /marketplace
cherries: cherries-decal
cherry: cherries-decal

# Slips of the finger.
stikers: die-cut-stickers
sitcker: die-cut-stickers
labl: roll-labels
lables: roll-labels
decla: window-clings wall-decals
yard sgin: yard-signs
bumber sticker: bumper-stickers
holografic stickers: holographic-stickers
hollographic: holographic-stickers
vynil stickers: die-cut-stickers
alluminum sign: aluminum-signs
magnit: car-magnets
parkin permit: parking-permits
windw cling: window-clings
laptp stickers: laptop-stickers
shiping: /shipping

# Help.
shipping: /shipping
shipping cost: /shipping
shipping costs: /shipping
how long does shipping take: /shipping
delivery: /shipping
delivery time: /shipping
rush order: /shipping
returns: /returns
return policy: /returns
refund: /returns
refunds: /returns
reprint: /returns
cancel order: /returns
contact: /contact
phone number: /contact
email: /contact
customer service: /contact
minimum order: /help
proof: /help
privacy policy: /privacy
cookies: /privacy
terms and conditions: /terms
file formats: /built-in/artworkGuide
bleed: /built-in/artworkGuide
artwork guidelines: /built-in/artworkGuide
templates: /built-in/artworkGuide
dpi: /built-in/artworkGuide
cmyk: /built-in/artworkGuide
materials: /built-in/materials
compare materials: /built-in/materials
size guide: /built-in/sizeGuide
quote: /built-in/quoteForm
bulk quote: /built-in/quoteForm
special offers: /special-offers
sale: /special-offers
discount: /special-offers
`

export interface SearchQuery {
  readonly text: string
  /** Products, any of which must come first. */
  readonly products: readonly string[]
  /** Categories and help pages, any of which must come first. */
  readonly pages: readonly string[]
}

const queryOf = (line: string): SearchQuery => {
  const [text = '', first = ''] = line.split(': ')
  const ids = first.split(' ')
  return {
    text,
    products: ids.filter((id) => !id.startsWith('/')),
    pages: ids.flatMap((id) => (id.startsWith('/') ? [id.slice(1)] : [])),
  }
}

export const SEARCH_QUERIES: readonly SearchQuery[] = QUERIES.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(queryOf)

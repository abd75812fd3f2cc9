import type { Listed } from './listed.ts'

const ROLL = ['unwind', 'core', 'white-backing', 'designs', 'printed-proof', 'speed']
const SHEET = ['designs', 'printed-proof', 'speed']

const ROLL_SIZES = [
  ['2', '2'],
  ['3', '2'],
  ['3', '3'],
  ['4', '3'],
  ['4', '6'],
] as const

export const LABELS: readonly Listed[] = [
  {
    slug: 'roll-labels',
    sku: 'KC-ROLL',
    name: 'Roll labels',
    category: 'labels/roll',
    short_description: 'Waterproof labels on a roll, from 100.',
    description:
      'Labels for jars, bottles, boxes and freezers on white or clear film, wound for your applicator or for applying by hand.',
    materials: ['white-bopp', 'clear-bopp', 'freezer-bopp'],
    options: ROLL,
    sizes: ROLL_SIZES,
    shapes: ['rounded', 'rectangle', 'circle', 'oval'],
    uses: [
      ['Jars and bottles', 'roll-labels-gallery-1'],
      ['Packages', 'roll-labels-gallery-2'],
    ],
    artwork: 'ember-and-ash',
    pieces: [100, 100],
    from: '36.00',
    featured: true,
  },
  {
    slug: 'jar-labels',
    sku: 'KC-JAR',
    name: 'Jar and bottle labels',
    category: 'labels/jar-and-bottle',
    short_description: 'Stays put on glass, even with wet hands.',
    description:
      'Film labels that follow a curve, in sizes for common jars and bottles. Clear film gives you the no-label look.',
    materials: ['white-bopp', 'clear-bopp'],
    options: ROLL,
    sizes: [
      ['4', '3'],
      ['3', '3'],
      ['6', '2'],
    ],
    shapes: ['rounded', 'rectangle', 'circle'],
    uses: [['Jars and bottles', 'category-jar-and-bottle']],
    picture: 'category-jar-and-bottle',
    artwork: 'field-honey',
    pieces: [250, 100],
    from: '153.00',
  },
  {
    slug: 'food-labels',
    sku: 'KC-FOOD',
    name: 'Food and ingredient labels',
    category: 'labels/food-and-ingredient',
    short_description: 'Stays readable through oil, steam and frost.',
    description:
      'Ingredients, allergens and best-by dates on film that won’t soak or smear. Choose the freezer adhesive for frozen goods.',
    materials: ['white-bopp', 'freezer-bopp'],
    options: ROLL,
    sizes: [
      ['3', '2'],
      ['2', '2'],
      ['4', '2'],
    ],
    shapes: ['rounded', 'rectangle'],
    uses: [
      ['Food', 'category-food-and-ingredient'],
      ['Freezers', 'roll-labels-gallery-1'],
    ],
    picture: 'category-food-and-ingredient',
    artwork: 'basil-pesto',
    pieces: [500, 100],
    from: '96.00',
  },
  {
    slug: 'sheet-labels',
    sku: 'KC-SHLB',
    name: 'Sheet labels',
    category: 'labels/sheet',
    short_description: 'Small batches on sheets, no minimum.',
    description:
      'Kiss-cut labels on sheets that you peel by hand. Great for a farmers market, a wedding or your first hundred jars. On kraft paper or vinyl.',
    materials: ['kraft-paper', 'white-vinyl', 'matte-vinyl'],
    options: [...SHEET, 'perforation', 'label-cutting'],
    sizes: [
      ['2', '2'],
      ['3', '2'],
      ['2.5', '2.5'],
    ],
    shapes: ['rounded', 'circle', 'square'],
    uses: [
      ['Jars and bottles', 'category-sheet-labels'],
      ['Giveaways', 'kiss-cut-stickers-gallery-2'],
    ],
    picture: 'category-sheet-labels',
    artwork: 'slow-drip',
    pieces: [50, 1],
    from: '32.30',
  },
  {
    slug: 'asset-tags',
    sku: 'KC-TAG',
    name: 'Asset tags',
    category: 'labels/barcode-and-asset',
    short_description: 'Tough silver polyester for tools and equipment.',
    description:
      'Thin, tough tags for tools, laptops and machines, on silver polyester with a high-tack adhesive for powder coat and plastic.',
    materials: ['polyester-tag'],
    numbered: true,
    options: SHEET,
    sizes: [
      ['2', '1'],
      ['1.5', '0.75'],
      ['3', '1.5'],
    ],
    shapes: ['rounded', 'rectangle'],
    uses: [['Tools and machines', 'category-barcode-and-asset']],
    picture: 'category-barcode-and-asset',
    artwork: 'asset-tag',
    pieces: [100, 10],
    from: '93.60',
  },
  {
    slug: 'address-labels',
    sku: 'KC-ADDR',
    name: 'Address labels',
    category: 'labels/address',
    short_description: 'Small labels for envelopes and packages.',
    description:
      'Upload your name and address as artwork, and we print it on kraft paper or vinyl. For letters, packages and books.',
    materials: ['kraft-paper', 'white-vinyl'],
    options: SHEET,
    sizes: [
      ['2.625', '1'],
      ['2', '1'],
    ],
    shapes: ['rounded', 'rectangle'],
    uses: [
      ['Packages', 'category-address'],
      ['Notebooks', 'category-address'],
    ],
    picture: 'category-address',
    artwork: 'return-address',
    pieces: [100, 1],
    from: '44.20',
  },
]

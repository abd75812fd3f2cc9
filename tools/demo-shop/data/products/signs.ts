import type { Listed } from './listed.ts'

const EVERY_SIGN = ['designs', 'printed-proof', 'speed']

export const SIGNS: readonly Listed[] = [
  {
    slug: 'aluminium-signs',
    sku: 'KC-ALU',
    name: 'Aluminium signs',
    category: 'signs/aluminium',
    short_description: 'Flat, stiff and rust-free, for years outdoors.',
    description:
      'Printed on 1 mm aluminium with a laminate against sun and scratches. For doors, gates and machines.',
    materials: ['aluminium'],
    options: [...EVERY_SIGN, 'corners', 'grommets'],
    sizes: [
      ['12', '9'],
      ['12', '12'],
      ['18', '12'],
      ['24', '18'],
    ],
    shapes: ['rectangle', 'rounded'],
    uses: [
      ['Doors and gates', 'category-aluminium'],
      ['Tools and machines', 'category-safety'],
    ],
    picture: 'category-aluminium',
    artwork: 'mind-your-head',
    reviews: [72, '4.8'],
    pieces: [1, 1],
    from: '17.60',
  },
  {
    slug: 'yard-signs',
    sku: 'KC-YARD',
    name: 'Yard signs',
    category: 'signs/corrugated-plastic',
    short_description: 'Corrugated plastic, light enough for two stakes.',
    description:
      '4 mm corrugated plastic for lawns, building sites and elections. Shrugs off rain; stakes come along if you want them.',
    materials: ['corrugated'],
    options: [...EVERY_SIGN, 'stakes'],
    sizes: [
      ['24', '18'],
      ['18', '12'],
      ['36', '24'],
    ],
    shapes: ['rectangle'],
    uses: [['Gardens and sites', 'category-corrugated-plastic']],
    picture: 'category-corrugated-plastic',
    artwork: 'bike-more',
    reviews: [106, '4.6'],
    pieces: [10, 1],
    from: '84.67',
  },
  {
    slug: 'car-magnets',
    sku: 'KC-MAG',
    name: 'Car magnets',
    category: 'signs/car-magnets',
    short_description: 'On the door for work, in the boot at the weekend.',
    description:
      'Magnetic sheet that holds at motorway speed and lifts off without a mark. Clean the door, lay it flat, drive.',
    materials: ['magnet'],
    options: [...EVERY_SIGN, 'corners'],
    sizes: [
      ['12', '12'],
      ['18', '12'],
      ['24', '12'],
    ],
    shapes: ['rounded', 'rectangle', 'circle'],
    uses: [['Cars', 'category-car-magnets']],
    picture: 'category-car-magnets',
    artwork: 'rowing-club',
    reviews: [89, '4.7'],
    pieces: [1, 1],
    from: '20.16',
  },
]

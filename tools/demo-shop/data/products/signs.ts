import type { Listed } from './listed.ts'

const EVERY_SIGN = ['designs', 'printed-proof', 'speed']

export const SIGNS: readonly Listed[] = [
  {
    slug: 'aluminum-signs',
    sku: 'KC-ALU',
    name: 'Aluminum signs',
    category: 'signs/aluminum',
    short_description: 'Rigid and rustproof, for years outdoors.',
    description: 'Printed on .040 in aluminum. For doors, gates and machines.',
    materials: ['aluminum'],
    options: [...EVERY_SIGN, 'corners', 'grommets'],
    sizes: [
      ['12', '9'],
      ['12', '12'],
      ['18', '12'],
      ['24', '18'],
    ],
    shapes: ['rectangle', 'rounded'],
    uses: [
      ['Doors and gates', 'category-aluminum'],
      ['Tools and machines', 'category-safety'],
    ],
    picture: 'category-aluminum',
    artwork: 'mind-your-head',
    pieces: [1, 1],
    from: '17.60',
  },
  {
    slug: 'yard-signs',
    sku: 'KC-YARD',
    name: 'Yard signs',
    category: 'signs/corrugated-plastic',
    short_description: 'Lightweight corrugated plastic. Stakes available.',
    description: '4 mm corrugated plastic for lawns, job sites and elections. Rain won’t hurt it.',
    materials: ['corrugated'],
    options: [...EVERY_SIGN, 'stakes'],
    sizes: [
      ['24', '18'],
      ['18', '12'],
      ['36', '24'],
    ],
    shapes: ['rectangle'],
    uses: [['Lawns and job sites', 'category-corrugated-plastic']],
    picture: 'category-corrugated-plastic',
    artwork: 'this-way',
    pieces: [10, 1],
    from: '84.67',
  },
  {
    slug: 'car-magnets',
    sku: 'KC-MAG',
    name: 'Car magnets',
    category: 'signs/car-magnets',
    short_description: 'On the door for work, in the trunk on weekends.',
    description:
      'A magnetic sheet that holds at highway speed and lifts off without a mark. Clean the door, lay it flat and drive.',
    materials: ['magnet'],
    options: EVERY_SIGN,
    sizes: [
      ['12', '12'],
      ['18', '12'],
      ['24', '12'],
    ],
    shapes: ['rounded', 'rectangle', 'circle'],
    uses: [['Cars', 'category-car-magnets']],
    picture: 'category-car-magnets',
    artwork: 'rowing-club',
    pieces: [1, 1],
    from: '20.16',
  },
]

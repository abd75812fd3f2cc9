import type { Listed } from './listed.ts'

const OPTIONS = ['transfer', 'weeding', 'speed']

/**
 * Text cut from colored film: typed in the shop, and sized by its content. Each begins with the lines of `lettering-texts.ts`.
 */
export const LETTERING: readonly Listed[] = [
  {
    slug: 'window-opening-hours',
    sku: 'KC-HOURS',
    name: 'Window opening hours',
    category: 'decals/vinyl-lettering',
    tool: 'lettering',
    short_description: 'Your hours on the door, letter by letter, with nothing around them.',
    description:
      'Type your opening hours and see them as they will be cut. Every letter is cut from colored film and goes onto the glass by itself: no background, no border. Measured and priced as you type.',
    keywords: 'store shop door hours sign vinyl letters cut window glass business',
    materials: ['cut-vinyl'],
    options: OPTIONS,
    sizes: [['13.587', '8.658']],
    shapes: ['rectangle'],
    uses: [['Windows']],
    film: { type: 'multicolor_cutout', color: 'cut-vinyl-gloss-white', background: '#4a6470' },
    pieces: [1, 1],
    from: '52.94',
    featured: true,
  },
  {
    slug: 'boat-numbers',
    sku: 'KC-BOAT',
    name: 'Boat registration numbers',
    category: 'decals/boat-numbers',
    tool: 'lettering',
    short_description: '{3 in} high, in block letters, for both sides of the bow.',
    description:
      'Type your registration number and choose a color that stands out from the hull. Block letters {3 in} high, as most states ask for, cut from film that lasts in sun and salt water. Order two: one for each side.',
    keywords: 'registration boat hull name vinyl letters cut marine kayak jet ski numbers',
    materials: ['cut-vinyl'],
    options: OPTIONS,
    sizes: [['29.063', '3.104']],
    shapes: ['rectangle'],
    uses: [['Boats']],
    film: { type: 'cutout', color: 'cut-vinyl-gloss-navy' },
    pieces: [2, 1],
    from: '81.19',
  },
  {
    slug: 'vehicle-door-lettering',
    sku: 'KC-VAN',
    name: 'Vehicle door lettering',
    category: 'decals/vinyl-lettering',
    tool: 'lettering',
    short_description: 'Your name, your trade and your number, straight on the paint.',
    description:
      'Up to six colors of film, cut letter by letter: your name along an arc, your trade and a phone number to read across the road. See it measured and priced as you type; order one for each door.',
    keywords: 'car truck van door company name phone number vinyl letters cut vehicle graphics',
    materials: ['cut-vinyl'],
    options: OPTIONS,
    sizes: [['22.635', '7.368']],
    shapes: ['rectangle'],
    uses: [['Cars']],
    film: { type: 'multicolor_cutout', color: 'cut-vinyl-gloss-red' },
    pieces: [2, 1],
    from: '300.19',
  },
]

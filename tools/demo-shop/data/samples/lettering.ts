import { sample, side, words } from './sample.ts'

/** Letters cut from film: each line has the box of its letters. */
export const LETTERING_SAMPLES = [
  sample({
    id: 'window-opening-hours-open',
    template: 'window-opening-hours',
    name: 'Open',
    size: [9.976, 8.308],
    sides: [
      side({}, [
        words('1', 'OPEN', [-0.014, -1.654, 10, 8.058], {
          font: 'anton',
          size: 5.3528,
          color: 'cut-vinyl-gloss-golden-yellow',
        }),
        words('2', 'TUESDAY – SUNDAY', [-0.014, 4.596, 10, 1.775], {
          font: 'oswald',
          size: 1.1979,
          color: 'cut-vinyl-gloss-white',
          tracking: 40,
        }),
        words('3', '8 AM – 5 PM', [-0.014, 6.096, 10, 2.716], {
          font: 'oswald',
          size: 1.8328,
          color: 'cut-vinyl-gloss-white',
          tracking: 40,
        }),
      ]),
    ],
  }),
  sample({
    id: 'window-opening-hours-bakery',
    template: 'window-opening-hours',
    name: 'Bakery door',
    size: [13, 9],
    sides: [
      side({}, [
        words('1', 'BREAD & CAKES', [0, 0, 13, 2.702], {
          font: 'alfa-slab-one',
          size: 1.3954,
          color: 'cut-vinyl-gloss-ivory',
          arc: 60,
        }),
        words('2', 'Fresh from six', [2, 3.6, 9, 2.135], {
          font: 'lobster',
          size: 1.7081,
          color: 'cut-vinyl-gloss-golden-yellow',
        }),
        words('3', 'MON – FRI   6 – 6', [2, 6, 9, 1.867], {
          font: 'bebas-neue',
          size: 1.556,
          color: 'cut-vinyl-gloss-ivory',
          tracking: 60,
        }),
        words('4', 'SATURDAY   6 – 2', [2, 7.6, 9, 1.847], {
          font: 'bebas-neue',
          size: 1.5395,
          color: 'cut-vinyl-gloss-ivory',
          tracking: 60,
        }),
      ]),
    ],
  }),
  sample({
    id: 'window-opening-hours-studio',
    template: 'window-opening-hours',
    name: 'Studio',
    size: [11.928, 5.83],
    sides: [
      side({}, [
        words('1', 'STUDIO', [-0.052, -0.835, 12, 3.758], {
          font: 'righteous',
          size: 3.0269,
          color: 'cut-vinyl-gloss-white',
          tracking: 80,
        }),
        words('2', 'BY APPOINTMENT', [-0.052, 2.565, 12, 1.382], {
          font: 'figtree-black',
          size: 1.1517,
          color: 'cut-vinyl-gloss-white',
          tracking: 120,
        }),
        words('3', '503 555 0163', [-0.052, 4.165, 12, 2.076], {
          font: 'figtree-black',
          size: 1.7304,
          color: 'cut-vinyl-gloss-white',
          tracking: 60,
        }),
      ]),
    ],
  }),
  sample({
    id: 'boat-numbers-name',
    template: 'boat-numbers',
    name: 'Name and home port',
    size: [19.844, 5.968],
    sides: [
      side({}, [
        words('1', 'Sea Biscuit', [-0.156, -1.124, 20, 5.734], {
          font: 'lobster',
          size: 4.5872,
          color: 'cut-vinyl-gloss-navy',
        }),
        words('2', 'ASTORIA, OREGON', [2.844, 3.876, 14, 2.329], {
          font: 'oswald',
          size: 1.5713,
          color: 'cut-vinyl-gloss-navy',
          tracking: 120,
        }),
      ]),
    ],
  }),
  sample({
    id: 'vehicle-door-lettering-garden',
    template: 'vehicle-door-lettering',
    name: 'Landscaping',
    size: [15.865, 8.144],
    sides: [
      side({}, [
        words('1', 'Evergreen', [-0.085, -1.747, 16, 6.744], {
          font: 'pacifico',
          size: 3.8406,
          color: 'cut-vinyl-gloss-forest-green',
        }),
        words('2', 'LAWN & LANDSCAPE', [-0.085, 4.553, 16, 1.735], {
          font: 'figtree-black',
          size: 1.4455,
          color: 'cut-vinyl-gloss-forest-green',
          tracking: 60,
        }),
        words('3', '503 555 0154', [-0.085, 6.203, 16, 2.373], {
          font: 'archivo-black',
          size: 2.181,
          color: 'cut-vinyl-gloss-charcoal',
        }),
      ]),
    ],
  }),
]

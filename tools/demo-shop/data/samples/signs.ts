import { drawing, plate, sample, side, words } from './sample.ts'

/** Magnets for cars. */
export const SIGNS_SAMPLES = [
  sample({
    id: 'magnetic-car-signs-plumber',
    template: 'magnetic-car-signs',
    name: 'Plumber',
    size: [18, 12],
    cut: 'rounded_corner',
    sides: [
      side({ fill: 'deep-sea', border: { color: 'sunrise', width: 22, margin: 40 } }, [
        drawing('gear', 'gear-08', [1.3, 3.7, 4.6, 4.6], {
          colors: { 'gear-08-wheel': 'sunrise', 'gear-08-spokes': 'sunrise', 'gear-08-hub': 'sunrise' },
        }),
        words('name', 'RIVERA', [6.5, 1.05, 8.2, 4.849], {
          font: 'anton',
          size: 3.2209,
          color: 'white',
          alignment: 'left',
        }),
        words('what', 'Plumbing & heating', [6.5, 5.5, 10, 1.31], {
          font: 'figtree-black',
          size: 1.0916,
          color: 'butter',
          alignment: 'left',
        }),
        plate('band', 'rectangle', [6.5, 7, 10, 0.16], { color: 'sunrise' }),
        words('phone', '(503) 555-0131', [6.5, 7.4, 10, 2.435], {
          font: 'oswald',
          size: 1.6428,
          color: 'white',
          alignment: 'left',
        }),
      ]),
    ],
  }),
  sample({
    id: 'magnetic-car-signs-cleaner',
    template: 'magnetic-car-signs',
    name: 'Cleaner',
    size: [18, 12],
    cut: 'rounded_corner',
    sides: [
      side({ fill: 'white', border: { color: 'sky', width: 22, margin: 40 } }, [
        drawing('star', 'star-09', [1.5, 1.9, 3.4, 3.4], {
          colors: { 'star-09-star': 'sunrise', 'star-09-middle': 'sunrise' },
        }),
        drawing('star-2', 'star-09', [4.35, 1.2, 1.5, 1.5], {
          colors: { 'star-09-star': 'sky', 'star-09-middle': 'sky' },
        }),
        words('name', 'Spick & Span', [5.6, 2.2, 11, 2.597], {
          font: 'lobster',
          size: 2.0774,
          color: 'sky',
          alignment: 'left',
        }),
        words('what', 'HOMES · OFFICES · MOVING OUT', [2, 6, 14, 1.469], {
          font: 'oswald',
          size: 0.9915,
          color: 'ink',
          tracking: 60,
        }),
        plate('band', 'rounded_corner', [1.7, 8, 14.6, 2.4], { color: 'sky', roundness: 50 }),
        words('phone', '(503) 555-0188', [3.5, 8.299, 11, 1.802], {
          font: 'figtree-black',
          size: 1.5017,
          color: 'white',
        }),
      ]),
    ],
  }),
  sample({
    id: 'magnetic-car-signs-garden',
    template: 'magnetic-car-signs',
    name: 'Gardener',
    size: [18, 12],
    cut: 'rounded_corner',
    sides: [
      side({ fill: 'fern', border: { color: 'butter', width: 18, margin: 40 } }, [
        drawing('left', 'sprig-16', [-0.1, 3.3, 5.4, 5.4], {
          colors: { 'sprig-16-leaves': 'butter', 'sprig-16-stem': 'butter' },
          rotation: 345,
        }),
        drawing('right', 'sprig-16', [12.7, 3.3, 5.4, 5.4], {
          colors: { 'sprig-16-leaves': 'butter', 'sprig-16-stem': 'butter' },
          rotation: 15,
          invertX: true,
        }),
        words('name', 'GREEN THUMB', [3.7, 1.3, 10.6, 1.974], {
          font: 'alfa-slab-one',
          size: 1.2183,
          color: 'cream',
          arc: 50,
        }),
        words('what', 'Lawns, hedges & gardens', [4.4, 5.633, 9.2, 1.534], {
          font: 'pacifico',
          size: 0.8738,
          color: 'butter',
        }),
        words('phone', '(503) 555-0176', [4.3, 7.9, 9.4, 2.265], {
          font: 'oswald',
          size: 1.5282,
          color: 'cream',
        }),
      ]),
    ],
  }),
  sample({
    id: 'door-magnets-electric',
    template: 'door-magnets',
    name: 'Electrician',
    size: [24, 12],
    cut: 'rounded_corner',
    sides: [
      side({ fill: 'ink' }, [
        drawing('star', 'star-22', [1.1, 2.2, 7.6, 7.6], {
          colors: { 'star-22-star': 'butter', 'star-22-middle': 'ember' },
        }),
        words('name', 'BRIGHT SPARK', [9.4, 1.4, 13.2, 3.86], {
          font: 'anton',
          size: 2.5639,
          color: 'butter',
          alignment: 'left',
        }),
        words('what', 'ELECTRIC · SOLAR · REPAIRS', [9.4, 5.3, 13.2, 1.6], {
          font: 'oswald',
          size: 1.0794,
          color: 'white',
          tracking: 40,
          alignment: 'left',
        }),
        words('phone', '503 555 0109', [9.4, 7.6, 13.2, 1.958], {
          font: 'archivo-black',
          size: 1.7993,
          color: 'white',
          alignment: 'left',
        }),
      ]),
    ],
  }),
]

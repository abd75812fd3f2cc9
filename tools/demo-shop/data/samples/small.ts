import { drawing, plate, sample, side, words } from './sample.ts'

/** Labels for jars, boxes and kitchens. */
export const SMALL_SAMPLES = [
  sample({
    id: 'honey-labels-clover',
    template: 'honey-labels',
    name: 'Clover',
    size: [2.5, 2],
    cut: 'rounded_corner',
    sides: [
      side({ fill: 'butter' }, [
        plate('ring', 'circle', [0.36, 0.11, 1.78, 1.78], { color: 'cream', line: 'ember', lineWidth: 12 }),
        words('name', 'TWO HIVES', [0.6, 0.24, 1.3, 0.443], {
          font: 'alfa-slab-one',
          size: 0.1977,
          color: 'ember',
          arc: 120,
        }),
        drawing('flower', 'flower-21', [1.04, 0.63, 0.42, 0.42], {
          colors: { 'flower-21-petals': 'sunrise', 'flower-21-sepals': 'fern', 'flower-21-heart': 'ember' },
        }),
        words('what', 'Clover honey', [0.66, 1.057, 1.18, 0.386], {
          font: 'pacifico',
          size: 0.2199,
          color: 'ink',
        }),
        words('net', 'NET WT 8 OZ (227 G)', [0.775, 1.5, 0.95, 0.104], {
          font: 'figtree',
          size: 0.0869,
          color: 'ink',
          tracking: 60,
        }),
      ]),
    ],
  }),
  sample({
    id: 'name-labels-fish',
    template: 'name-labels',
    name: 'Fish',
    size: [2.5, 1],
    cut: 'rounded_corner',
    radius: 20,
    sides: [
      side({ fill: 'sky' }, [
        drawing('fish', 'fish-03', [0.13, 0.11, 0.78, 0.78], {
          colors: { 'fish-03-body': 'butter', 'fish-03-fins': 'ember', 'fish-03-tail': 'ember' },
        }),
        words('name', 'Leo Marsh', [0.96, 0.2, 1.4, 0.364], {
          font: 'lilita-one',
          size: 0.3187,
          color: 'white',
        }),
        words('phone', '(503) 555-0142', [1.126, 0.64, 1.068, 0.18], {
          font: 'figtree',
          size: 0.15,
          color: 'white',
        }),
      ]),
    ],
  }),
  sample({
    id: 'name-labels-cat',
    template: 'name-labels',
    name: 'Kitten',
    size: [2.5, 1],
    cut: 'rounded_corner',
    radius: 20,
    sides: [
      side({ fill: 'blush' }, [
        drawing('cat', 'kitten', [0.11, 0.09, 0.82, 0.82], { colors: {} }),
        words('name', 'Nora Bell', [0.98, 0.2, 1.36, 0.399], {
          font: 'righteous',
          size: 0.3213,
          color: 'plum',
        }),
        words('phone', '(503) 555-0142', [1.126, 0.64, 1.068, 0.18], {
          font: 'figtree',
          size: 0.15,
          color: 'plum',
        }),
      ]),
    ],
  }),
  sample({
    id: 'name-labels-star',
    template: 'name-labels',
    name: 'Star',
    size: [2.5, 1],
    cut: 'rounded_corner',
    radius: 20,
    sides: [
      side({ fill: 'deep-sea' }, [
        drawing('star', 'star-10', [0.15, 0.13, 0.74, 0.74], {
          colors: { 'star-10-star': 'butter', 'star-10-middle': 'ember' },
        }),
        words('name', 'SAM ORTIZ', [0.95, 0.22, 1.42, 0.322], {
          font: 'bungee',
          size: 0.2438,
          color: 'white',
        }),
        words('phone', '(503) 555-0142', [1.126, 0.64, 1.068, 0.18], {
          font: 'figtree',
          size: 0.15,
          color: 'butter',
        }),
      ]),
    ],
  }),
  sample({
    id: 'pantry-labels-jam',
    template: 'pantry-labels',
    name: 'Jam',
    size: [3, 2],
    cut: 'rounded_corner',
    sides: [
      side({ border: { color: 'ink', width: 12, margin: 50 } }, [
        words('what', 'Strawberry', [0.55, 0.427, 1.9, 0.586], {
          font: 'kaushan-script',
          size: 0.4042,
          color: 'ink',
        }),
        words('kind', 'JAM', [1.063, 0.96, 0.874, 0.54], {
          font: 'abril-fatface',
          size: 0.4,
          color: 'ink',
          tracking: 100,
        }),
        drawing('heart', 'heart-02', [0.57, 1.05, 0.3, 0.3], {
          colors: { 'heart-02-outline': 'ink', 'heart-02-heart': 'ink' },
        }),
        drawing('heart-2', 'heart-02', [2.13, 1.05, 0.3, 0.3], {
          colors: { 'heart-02-outline': 'ink', 'heart-02-heart': 'ink' },
        }),
        words('date', 'Made in July', [1.105, 1.56, 0.79, 0.168], {
          font: 'figtree',
          size: 0.14,
          color: 'ink',
        }),
      ]),
    ],
  }),
  sample({
    id: 'pantry-labels-herbs',
    template: 'pantry-labels',
    name: 'Herbs',
    size: [3, 2],
    cut: 'rounded_corner',
    sides: [
      side({ border: { color: 'ink', width: 12, margin: 50 } }, [
        drawing('sprig', 'sprig-10', [-0.005, 0.375, 1.25, 1.25], {
          colors: { 'sprig-10-leaves': 'ink', 'sprig-10-stem': 'ink' },
        }),
        words('what', 'Rosemary', [1.02, 0.45, 1.7, 0.49], {
          font: 'playfair-display',
          size: 0.3675,
          color: 'ink',
          alignment: 'left',
        }),
        words('kind', 'FROM THE GARDEN', [1.05, 1.06, 1.6, 0.271], {
          font: 'bebas-neue',
          size: 0.2259,
          color: 'ink',
          tracking: 110,
          alignment: 'left',
        }),
        words('date', 'Dried in August', [1.05, 1.35, 1.277, 0.302], {
          font: 'caveat',
          size: 0.24,
          color: 'ink',
          alignment: 'left',
        }),
      ]),
    ],
  }),
]

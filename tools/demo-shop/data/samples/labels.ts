import { drawing, plate, qr, sample, side, words } from './sample.ts'

/** Round labels and labels for bottles. */
export const LABELS_SAMPLES = [
  sample({
    id: 'round-logo-labels-bakery',
    template: 'round-logo-labels',
    name: 'Bakery',
    size: [3, 3],
    cut: 'circle',
    sides: [
      side({ fill: 'cream', border: { color: 'ember', width: 14, margin: 60 } }, [
        words('name', 'RISE & SHINE', [0.54, 0.36, 1.92, 0.676], {
          font: 'alfa-slab-one',
          size: 0.2454,
          color: 'ember',
          tracking: 40,
          arc: 128,
        }),
        drawing('left', 'sprig-14', [0.13, 1.09, 1.1, 1.1], {
          colors: { 'sprig-14-leaves': 'sunrise', 'sprig-14-stem': 'sunrise' },
          rotation: 340,
        }),
        drawing('right', 'sprig-14', [1.77, 1.09, 1.1, 1.1], {
          colors: { 'sprig-14-leaves': 'sunrise', 'sprig-14-stem': 'sunrise' },
          rotation: 20,
          invertX: true,
        }),
        words('what', 'Bakery', [0.95, 1.363, 1.1, 0.473], {
          font: 'lobster',
          size: 0.3787,
          color: 'deep-sea',
        }),
        words('when', 'FRESH EVERY MORNING', [0.575, 2.1, 1.85, 0.587], {
          font: 'bebas-neue',
          size: 0.2525,
          color: 'ember',
          tracking: 100,
          arc: -110,
        }),
      ]),
    ],
  }),
  sample({
    id: 'round-logo-labels-candle',
    template: 'round-logo-labels',
    name: 'Candle',
    size: [3, 3],
    cut: 'circle',
    sides: [
      side({ fill: 'plum', border: { color: 'blush', width: 8, margin: 55 } }, [
        drawing('moon', 'moon-04', [1.11, 0.39, 0.78, 0.78], {
          colors: { 'moon-04-moon': 'butter', 'moon-04-stars': 'butter' },
        }),
        words('name', 'Moonlit', [0.625, 1.127, 1.75, 0.745], {
          font: 'great-vibes',
          size: 0.5952,
          color: 'white',
        }),
        plate('line', 'rectangle', [0.85, 1.94, 1.3, 0.02], { color: 'blush' }),
        words('scent', 'LAVENDER & OAT', [0.7, 2.03, 1.6, 0.19], {
          font: 'figtree',
          size: 0.1585,
          color: 'blush',
          tracking: 140,
        }),
        words('what', 'SOY CANDLE · 8 OZ', [0.85, 2.28, 1.3, 0.132], {
          font: 'figtree',
          size: 0.1101,
          color: 'blush',
          tracking: 160,
        }),
      ]),
    ],
  }),
  sample({
    id: 'round-logo-labels-eggs',
    template: 'round-logo-labels',
    name: 'Farm eggs',
    size: [3, 3],
    cut: 'circle',
    sides: [
      side({ fill: 'butter', border: { color: 'deep-sea', width: 16, margin: 50 } }, [
        words('name', 'HOLLOW HILL', [0.45, 0.36, 2.1, 0.886], {
          font: 'rye',
          size: 0.3043,
          color: 'deep-sea',
          arc: 150,
        }),
        drawing('hen', 'hen', [0.875, 0.995, 1.25, 1.25], { colors: {} }),
        words('what', 'FARM EGGS · ONE DOZEN', [0.49, 1.99, 2.02, 0.718], {
          font: 'bebas-neue',
          size: 0.2838,
          color: 'deep-sea',
          tracking: 90,
          arc: -130,
        }),
      ]),
    ],
  }),
  sample({
    id: 'beer-labels-haze',
    template: 'beer-labels',
    name: 'Hazy IPA',
    size: [4, 3],
    cut: 'rounded_corner',
    sides: [
      side({ fill: 'sunrise' }, [
        drawing('sun', 'sun-15', [0.9, 0.4, 2.2, 2.2], {
          colors: { 'sun-15-rays': 'butter', 'sun-15-disc': 'butter' },
        }),
        words('name', 'HAZE\nCHASER', [0.95, 0.388, 2.1, 2.023], {
          font: 'anton',
          size: 0.7478,
          color: 'deep-sea',
        }),
        words('kind', 'HAZY INDIA PALE ALE', [0.9, 2.3, 2.2, 0.278], {
          font: 'bebas-neue',
          size: 0.2319,
          color: 'deep-sea',
          tracking: 180,
        }),
        words('net', '12 FL OZ', [0.3, 2.62, 0.569, 0.156], {
          font: 'figtree',
          size: 0.13,
          color: 'deep-sea',
          tracking: 60,
        }),
        words('strength', '6.4 % ALC/VOL', [2.74, 2.62, 1.007, 0.156], {
          font: 'figtree',
          size: 0.13,
          color: 'deep-sea',
          tracking: 60,
        }),
      ]),
      side({ fill: 'deep-sea' }, [
        words('story', 'Clouds in a can', [0.4, 0.4, 2.071, 0.45], {
          font: 'lobster',
          size: 0.36,
          color: 'butter',
          alignment: 'left',
        }),
        words(
          'text',
          'Oats for the haze, citrus hops\nfor the chase. Unfiltered, and\nbest while it is young.',
          [0.4, 1, 2.186, 0.594],
          { font: 'figtree', size: 0.165, color: 'cream', alignment: 'left' },
        ),
        words('where', 'BREWED IN PORTLAND, OREGON', [0.4, 2.4, 1.967, 0.192], {
          font: 'bebas-neue',
          size: 0.16,
          color: 'sunrise',
          tracking: 120,
          alignment: 'left',
        }),
        plate('paper', 'rounded_corner', [2.62, 1.62, 0.98, 0.98], { color: 'white', roundness: 8 }),
        qr('code', 'https://kisscut.example/haze-chaser', [2.7, 1.7, 0.82, 0.82], { color: 'ink' }),
      ]),
    ],
  }),
  sample({
    id: 'beer-labels-stout',
    template: 'beer-labels',
    name: 'Winter stout',
    size: [4, 3],
    cut: 'rounded_corner',
    sides: [
      side({ fill: 'ink', border: { color: 'sunrise', width: 10, margin: 45 } }, [
        drawing('left', 'pine-10', [0.4, 0.5, 0.9, 0.9], {
          colors: {
            'pine-10-layer-1': 'fern',
            'pine-10-layer-2': 'fern',
            'pine-10-layer-3': 'fern',
            'pine-10-trunk': 'fern',
          },
        }),
        drawing('right', 'pine-10', [2.7, 0.5, 0.9, 0.9], {
          colors: {
            'pine-10-layer-1': 'fern',
            'pine-10-layer-2': 'fern',
            'pine-10-layer-3': 'fern',
            'pine-10-trunk': 'fern',
          },
        }),
        drawing('flake', 'snowflake-04', [1.65, 0.43, 0.7, 0.7], {
          colors: {
            'snowflake-04-arms': 'cream',
            'snowflake-04-heart': 'cream',
            'snowflake-04-tips': 'cream',
          },
        }),
        words('name', 'NIGHT TIMBER', [0.55, 1.5, 2.9, 0.443], { font: 'rye', size: 0.354, color: 'cream' }),
        words('kind', 'OATMEAL STOUT', [1.05, 2.05, 1.9, 0.316], {
          font: 'bebas-neue',
          size: 0.2631,
          color: 'sunrise',
          tracking: 200,
        }),
        words('net', '12 FL OZ · 7.1 % ALC/VOL', [1.05, 2.46, 1.9, 0.171], {
          font: 'figtree',
          size: 0.1425,
          color: 'cream',
          tracking: 80,
        }),
      ]),
      side({ fill: 'ink', border: { color: 'sunrise', width: 10, margin: 45 } }, [
        words('story', 'For long evenings', [0.7, 0.5, 2.6, 0.351], {
          font: 'rye',
          size: 0.2806,
          color: 'sunrise',
        }),
        words(
          'text',
          'Roasted barley, dark chocolate\nand a bed of oats. Pour it slowly,\nnear a fire if there is one.',
          [0.733, 1.1, 2.534, 0.63],
          { font: 'figtree', size: 0.175, color: 'cream' },
        ),
        drawing('flake-2', 'snowflake-12', [1.75, 2, 0.5, 0.5], {
          colors: {
            'snowflake-12-arms': 'cream',
            'snowflake-12-heart': 'cream',
            'snowflake-12-tips': 'cream',
          },
        }),
      ]),
    ],
  }),
  sample({
    id: 'beer-labels-kolsch',
    template: 'beer-labels',
    name: 'Kölsch',
    size: [4, 3],
    cut: 'rounded_corner',
    sides: [
      side({ fill: 'white', border: { color: 'sky', width: 26, margin: 40 } }, [
        drawing('fish', 'fish-09', [1.25, 0.23, 1.5, 1.5], {
          colors: { 'fish-09-body': 'sky', 'fish-09-fins': 'ember', 'fish-09-tail': 'sky' },
        }),
        words('name', 'Silver Fin', [0.75, 1.29, 2.5, 1.02], {
          font: 'pacifico',
          size: 0.5809,
          color: 'sky',
        }),
        words('kind', 'KÖLSCH-STYLE ALE', [1.05, 2.18, 1.9, 0.282], {
          font: 'bebas-neue',
          size: 0.2347,
          color: 'ember',
          tracking: 160,
        }),
        words('net', '12 FL OZ · 4.6 % ALC/VOL', [1.1, 2.5, 1.8, 0.165], {
          font: 'figtree',
          size: 0.1374,
          color: 'ink',
          tracking: 60,
        }),
      ]),
      side({ fill: 'sky' }, [
        words('story', 'Caught this morning', [0.6, 0.3, 2.8, 0.584], {
          font: 'pacifico',
          size: 0.3328,
          color: 'white',
        }),
        words(
          'text',
          'Pale malt, a whisper of hops and\na cold, slow rest. Crisp as the lake\nbefore anybody else is up.',
          [0.684, 1.12, 2.632, 0.63],
          { font: 'figtree', size: 0.175, color: 'white' },
        ),
        drawing('fish-2', 'fish-06', [1.6, 1.92, 0.8, 0.8], {
          colors: { 'fish-06-fins': 'white', 'fish-06-body': 'white', 'fish-06-tail': 'white' },
        }),
      ]),
    ],
  }),
]

import { dieCut, option, set, vinyl } from './example.ts'
import type { ProductData } from './types.ts'

/** A product that states every field that it may state, for tests that go through them all. */
export const everything: ProductData = {
  ...dieCut,
  definedQuantity: null,
  limitedQuantity: false,
  lockRatio: null,
  remainingStock: 5000,
  materials: [
    {
      ...vinyl,
      description: 'White',
      wholesalePriceTable: {
        basis: 'unit',
        quantities: [50],
        rows: [{ from: '0', minimum: '0', rates: ['1', '0.5'] }],
      },
      pricesHash: '1',
      wholesalePricesHash: '2',
      minimumQuantity: 1,
      maximumQuantity: 9000,
      colors: [
        {
          id: 'red',
          name: 'Red',
          code: '#f00',
          minWidth: '1',
          minHeight: null,
          maxWidth: '40',
          maxHeight: '90',
        },
      ],
      designColorIds: [],
      colorMaps: [{ designColorId: 'a', materialColorId: 'red' }],
    },
  ],
  sizes: [{ id: '2x3', name: '2 × 3', width: '2', height: '3', isDefault: true, price: '5' }],
  optionSets: [
    set(
      'rush',
      [
        option('yes', {
          chargeMode: 'percentage',
          percent: '30',
          isDefault: true,
          tags: [{ slug: 'rush', name: 'Rush', description: '' }],
        }),
      ],
      {
        shortDescription: 'Rush',
        helpText: 'Soon',
        excludedMaterialIds: [],
        minWidth: '0.5',
        maxHeight: '100',
      },
    ),
    set(
      'tape',
      [
        option('yes', {
          chargeMode: 'per_unit',
          valueCsv: ['0.60', '0.40'],
          isDefault: true,
          wholesaleAmount: '0.3',
          wholesaleAmountCsv: ['0.3', '0.2'],
          helpText: 'Tape',
          imageUrl: '/tape.png',
        }),
      ],
      { quantityBreaks: [100] },
    ),
    set('proof', [option('yes', { chargeMode: 'total', amount: '25', isDefault: true })]),
  ],
  packages: [
    {
      id: 'bag',
      name: 'Bag',
      enabled: true,
      sizes: [
        {
          id: '40x40',
          name: '40 × 40',
          packageWidth: '40',
          packageHeight: '40',
          minProductWidth: '0.1',
          minProductHeight: '0.1',
          maxProductWidth: '39',
          maxProductHeight: '39',
        },
      ],
      priceTable: {
        basis: 'unit',
        quantities: [100],
        rows: [{ from: '0', minimum: '0', rates: ['0.2', '0.1'] }],
      },
      pricesHash: '3',
      frontUrl: null,
      backUrl: '/back.png',
      hasBackImage: true,
      noCustomerPreview: false,
    },
  ],
  dieLines: ['contour', 'rectangle'],
  offersBorder: true,
  vectorizePriceOverride: null,
  defaultVectorizationPrice: '20',
  hides: [],
  takesNoArtwork: false,
  warnsOfRights: false,
  needsColor: false,
  mostCliparts: 4,
  minSquareInches: null,
  maxWidth: null,
  maxHeight: null,
}

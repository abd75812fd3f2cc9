import type { NewRowOf, packageSize, retailPackage } from '@kisscut/records'

type Package = NewRowOf<typeof retailPackage> & { id: string }
type PackageSize = NewRowOf<typeof packageSize> & { id: string }

interface Offered {
  readonly id: string
  readonly name: string
  readonly description: string
  /** In inches. */
  readonly size: readonly [width: string, height: string]
  /** Smallest and largest product in inches, exclusive. */
  readonly width: readonly [string, string]
  readonly height: readonly [string, string]
  /** At 1, 100 and 1,000 pieces. */
  readonly rates: readonly [string, string, string]
  readonly more?: Partial<Package>
}

const OFFERED: readonly Offered[] = [
  {
    id: 'backing-card',
    name: 'Backing card',
    description: 'A {4 × 6 in} printed card with your sticker on the front.',
    size: ['4', '6'],
    width: ['0.5', '3.75'],
    height: ['0.5', '5.75'],
    rates: ['0.35', '0.22', '0.15'],
    more: { content: '/demo/backing-card-front.svg', content_back: '/demo/backing-card-back.svg' },
  },
  {
    id: 'hang-hole-bag',
    name: 'Hang-hole bag',
    description: 'A clear {3 × 4 in} bag with a hang hole.',
    size: ['3', '4'],
    width: ['0.5', '2.75'],
    height: ['0.5', '3.75'],
    rates: ['0.28', '0.18', '0.12'],
  },
  {
    id: 'rigid-mailer',
    name: 'Rigid mailer',
    description: 'A stiff {9 × 12 in} envelope, ready to mail.',
    size: ['9', '12'],
    width: ['3', '8.75'],
    height: ['3', '11.75'],
    rates: ['0.90', '0.70', '0.55'],
  },
  {
    id: 'retail-tube',
    name: 'Retail tube',
    description: 'A {24 in} tube for rolled pieces.',
    size: ['24', '24'],
    width: ['6', '23.75'],
    height: ['6', '23.75'],
    rates: ['2.40', '1.90', '1.60'],
    more: { no_customer_preview: true },
  },
  {
    id: 'window-box',
    name: 'Window box',
    description: 'A {5 × 5 in} carton with a window.',
    size: ['5', '5'],
    width: ['1', '4.75'],
    height: ['1', '4.75'],
    rates: ['1.10', '0.85', '0.70'],
    more: { enabled: false },
  },
]

export const PACKAGE_SIZES: readonly PackageSize[] = OFFERED.map(({ id, size, width, height }) => ({
  id: `${id}-${size.join('x')}`,
  name: `${size.join(' × ')} in`,
  package_width: size[0],
  package_height: size[1],
  min_product_width: width[0],
  max_product_width: width[1],
  min_product_height: height[0],
  max_product_height: height[1],
}))

export const PACKAGES: readonly Package[] = OFFERED.map(
  ({ id, name, description, size, rates, more }, order) => ({
    id,
    name,
    description,
    available_sizes: [`${id}-${size.join('x')}`],
    price_table: {
      basis: 'unit' as const,
      quantities: [100, 1000],
      rows: [{ from: '0', minimum: '0', rates: [...rates] }],
    },
    order,
    ...more,
  }),
)

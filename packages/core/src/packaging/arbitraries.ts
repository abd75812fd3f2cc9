import fc from 'fast-check'
import type { Package, PackageSize } from '../product/types.ts'

const inches = (thousandths: number) => (thousandths / 1000).toFixed(3)

/** A length in inches with 3 places. */
export const lengthInInches = (least = 1, most = 30_000): fc.Arbitrary<string> =>
  fc.integer({ min: least, max: most }).map(inches)

/** A package size whose bounds stand in the right order; each pair of product bounds may be missing. */
export const packageSize = (): fc.Arbitrary<PackageSize> =>
  fc
    .record({
      id: fc.uuid(),
      least: fc.tuple(fc.nat(3000), fc.nat(3000)),
      room: fc.tuple(fc.integer({ min: 300, max: 9000 }), fc.integer({ min: 300, max: 9000 })),
      hasMinimum: fc.boolean(),
      hasMaximum: fc.boolean(),
    })
    .map(({ id, least, room, hasMinimum, hasMaximum }) => ({
      id,
      name: `Size ${id.slice(0, 4)}`,
      packageWidth: inches(least[0] + room[0] + 250),
      packageHeight: inches(least[1] + room[1] + 250),
      minProductWidth: hasMinimum ? inches(least[0]) : null,
      minProductHeight: hasMinimum ? inches(least[1]) : null,
      maxProductWidth: hasMaximum ? inches(least[0] + room[0]) : null,
      maxProductHeight: hasMaximum ? inches(least[1] + room[1]) : null,
    }))

/** A package with up to six sizes in any order. */
export const packaging = (): fc.Arbitrary<Package> =>
  fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('Backing card', 'Hang-hole bag', 'Rigid mailer'),
    enabled: fc.boolean(),
    sizes: fc.array(packageSize(), { maxLength: 6 }),
    hasBackImage: fc.boolean(),
    noCustomerPreview: fc.boolean(),
  })

import { describe, expect, it } from 'vitest'
import { option, set, sized, vinyl } from '../product/example.ts'
import { messageOf } from '../problem/index.ts'
import type { Package, PackageSize } from '../product/types.ts'
import {
  canFlip,
  chosenPackage,
  fitsPackageSize,
  flip,
  hasPreview,
  PACKAGE_PREVIEW_DELAY,
  packageSizeFor,
  packageSizesInOrder,
  packagesFor,
  packagingProblems,
  packedMore,
  packedSize,
  shrinkToFit,
} from './index.ts'

const card: PackageSize = {
  id: 'card-4x6',
  name: '4×6',
  packageWidth: '4',
  packageHeight: '6',
  minProductWidth: '0.5',
  minProductHeight: '0.5',
  maxProductWidth: '3.75',
  maxProductHeight: '5.75',
}
const mailer: PackageSize = { ...card, id: 'mailer-9x12', maxProductWidth: '8.75', maxProductHeight: '11.75' }
const pack: Package = {
  id: 'card',
  name: 'Backing card',
  enabled: true,
  sizes: [mailer, card],
  hasBackImage: true,
  noCustomerPreview: false,
}
const boundless = {
  ...card,
  minProductWidth: null,
  minProductHeight: null,
  maxProductWidth: null,
  maxProductHeight: null,
}

describe('a package size', () => {
  it('fits only strictly inside its bounds (PACK-2)', () => {
    expect(fitsPackageSize(card, sized('3.749', '5.749'))).toBe(true)
    expect(fitsPackageSize(card, sized('0.501', '0.501'))).toBe(true)
    expect(fitsPackageSize(card, sized('3.75', '2'))).toBe(false)
    expect(fitsPackageSize(card, sized('2', '5.75'))).toBe(false)
    expect(fitsPackageSize(card, sized('0.5', '2'))).toBe(false)
    expect(fitsPackageSize(card, sized('2', '0.5'))).toBe(false)
  })

  it('without a maximum takes products up to the package less 0.25 inch (PACK-5)', () => {
    expect(fitsPackageSize(boundless, sized('3.749', '5.749'))).toBe(true)
    expect(fitsPackageSize(boundless, sized('3.75', '5'))).toBe(false)
    expect(fitsPackageSize(boundless, sized('0.001', '0.001'))).toBe(true)
    expect(fitsPackageSize(boundless, sized('0', '1'))).toBe(false)
  })

  it('never fits a negative side', () => {
    expect(fitsPackageSize(boundless, sized('-1', '2'))).toBe(false)
    expect(fitsPackageSize(boundless, sized('2', '-1'))).toBe(false)
  })
})

describe('the package size for a product', () => {
  it('is selected by ascending maximum width, then height (PACK-3)', () => {
    const higher = { ...card, id: 'card-4x9', maxProductHeight: '8.75' }
    expect(packageSizesInOrder({ ...pack, sizes: [mailer, higher, card] }).map((size) => size.id)).toEqual([
      'card-4x6',
      'card-4x9',
      'mailer-9x12',
    ])
    expect(packageSizeFor(pack, sized('2', '2'))?.id).toBe('card-4x6')
    expect(packageSizeFor(pack, sized('4', '4'))?.id).toBe('mailer-9x12')
    expect(packageSizeFor(pack, sized('9', '4'))?.id).toBe('mailer-9x12')
    expect(packageSizeFor(pack, sized('12', '4'))).toBeNull()
  })

  it('holds it upright if any does, else rotated a quarter turn (PACK-13)', () => {
    const only = { ...pack, sizes: [card] }
    expect(packageSizeFor(pack, sized('5', '3'))?.id).toBe('mailer-9x12')
    expect(packageSizeFor(only, sized('5', '3'))?.id).toBe('card-4x6')
    expect(packageSizeFor(only, sized('3.75', '2'))?.id).toBe('card-4x6')
    expect(packageSizeFor(only, sized('5.75', '3'))).toBeNull()
    expect(
      packagingProblems([only], { packageId: 'card', packageSizeId: 'card-4x6' }, sized('5', '3')),
    ).toEqual([])
  })

  it('fits a kiss-cut sticker with its backing (PACK-14, SIZE-15)', () => {
    const only = { ...pack, sizes: [card] }
    const choice = { packageId: 'card', packageSizeId: 'card-4x6' }
    const kissCut = set(
      'cut',
      [option('backing', { tags: [{ slug: 'square-backing', name: '' }], isDefault: true })],
      {
        display: 'fixed_value',
      },
    )
    const configuration = { materialId: 'white-vinyl', options: [], width: '3.6', height: '3' }
    const more = packedMore({ materials: [vinyl], optionSets: [kissCut] }, configuration)
    expect([more, packedMore({ materials: [vinyl], optionSets: [] }, configuration)]).toEqual([0.25, 0])
    expect(packedSize(sized('3.6', '3'), more)).toEqual(sized('3.85', '3.25'))
    expect(packagingProblems([only], choice, sized('3.4', '5.4'), more)).toEqual([])
    expect(packagingProblems([only], choice, sized('3.6', '5.4'), more)[0]?.fix).toEqual({
      ...{ field: 'size', value: '3.499x5.248' },
    })
  })

  it('comes from an enabled package', () => {
    const disabled = { ...pack, id: 'off', enabled: false }
    expect(packagesFor([disabled, pack], sized('2', '2'))).toEqual([pack])
    expect(packagesFor([disabled, pack], sized('12', '2'))).toEqual([])
  })
})

describe('a chosen package', () => {
  const choice = { packageId: 'card', packageSizeId: 'card-4x6' }
  const text = 'The product no longer fits the available package sizes'

  it('may be absent, or is a size of an enabled package (PACK-1)', () => {
    expect(packagingProblems([pack], null, sized('99', '99'))).toEqual([])
    expect(packagingProblems([pack], undefined, sized('99', '99'))).toEqual([])
    expect(chosenPackage([{ ...pack, id: 'bag' }, pack], choice)).toEqual({ pack, size: card })
    expect(chosenPackage([{ ...pack, enabled: false }], choice)).toBeNull()
    expect(chosenPackage([pack], { ...choice, packageSizeId: 'gone' })).toBeNull()
    expect(chosenPackage([pack], null)).toBeNull()
  })

  it('is a problem if the product no longer fits (PACK-4)', () => {
    expect(packagingProblems([pack], choice, sized('2', '2'))).toEqual([])
    expect(packagingProblems([pack], choice, sized('12', '2')).map(messageOf)).toEqual([text])
    expect(packagingProblems([{ ...pack, sizes: [card] }], choice, sized('9', '2'))).toEqual([
      {
        ...{ code: 'packaging.no-longer-fits', level: 'error', field: 'packaging' },
        fix: { field: 'size', value: '5.749x1.277' },
      },
    ])
    expect(packagingProblems([], choice, sized('2', '2')).map(messageOf)).toEqual([text])
  })

  it('is fixed by another size of the package that fits the product', () => {
    expect(packagingProblems([pack], choice, sized('5', '4'))[0]?.fix).toEqual({
      field: 'packaging',
      value: 'mailer-9x12',
    })
  })
})

describe('shrinking to fit', () => {
  it('keeps proportions and stays below the bound', () => {
    expect(shrinkToFit(card, sized('8', '8'))).toEqual(sized('3.749', '3.749'))
    expect(shrinkToFit(card, sized('4', '12'))).toEqual(sized('1.916', '5.749'))
    expect(shrinkToFit(boundless, sized('4', '2'))).toEqual(sized('3.749', '1.874'))
  })

  it('offers at most the package less 0.25 inch, even where the bounds allow more', () => {
    expect(shrinkToFit({ ...card, maxProductWidth: '3.9' }, sized('5', '1'))).toEqual(sized('3.75', '0.75'))
  })

  it('leaves fitting products alone, and fails if one would become too small', () => {
    expect(shrinkToFit(card, sized('2', '1.5'))).toEqual(sized('2', '1.5'))
    expect(shrinkToFit(card, sized('40', '1'))).toBeNull()
    expect(shrinkToFit(card, sized('1', '40'))).toBeNull()
    expect(shrinkToFit(card, sized('0', '1'))).toBeNull()
    expect(shrinkToFit(card, sized('1', '0'))).toBeNull()
  })
})

describe('a package preview', () => {
  it('is flipped only if the package has a back image (PACK-6)', () => {
    expect(canFlip(pack)).toBe(true)
    expect(flip(pack, 'front')).toBe('back')
    expect(flip(pack, 'back')).toBe('front')
    expect(flip({ ...pack, hasBackImage: false }, 'front')).toBe('front')
  })

  it('is not shown if the package says so (PACK-9)', () => {
    expect([pack, { ...pack, noCustomerPreview: true }].map(hasPreview)).toEqual([true, false])
  })

  it('is redrawn after 50 ms (PACK-7)', () => expect(PACKAGE_PREVIEW_DELAY).toBe(50))
})

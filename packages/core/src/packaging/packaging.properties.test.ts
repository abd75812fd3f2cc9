import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeOfFix } from '../configuration/index.ts'
import { sized } from '../product/example.ts'
import { lengthInInches, packageSize, packaging } from './arbitraries.ts'
import {
  boundsOf,
  fitsPackageSize,
  packageSizeFor,
  packageSizesInOrder,
  packagingProblems,
  shrinkToFit,
} from './index.ts'

describe('invariants of package fit', () => {
  it('never offers a package the product would touch (PACK-2)', () => {
    fc.assert(
      fc.property(
        packaging(),
        lengthInInches(1, 12_000),
        lengthInInches(1, 12_000),
        (pack, width, height) => {
          const size = packageSizeFor(pack, sized(width, height))
          if (!size) return
          const bounds = boundsOf(size)
          const isInside = ([w, h]: readonly [number, number]) =>
            w > bounds.minWidth.toNumber() &&
            w < bounds.maxWidth.toNumber() &&
            h > bounds.minHeight.toNumber() &&
            h < bounds.maxHeight.toNumber()
          const sides = [Number(width), Number(height)] as const
          expect(isInside(sides) || isInside([sides[1], sides[0]])).toBe(true)
        },
      ),
    )
  })

  it('never takes a product exactly as long as a bound (PACK-5)', () => {
    fc.assert(
      fc.property(packageSize(), (size) => {
        const { minWidth, maxWidth, minHeight, maxHeight } = boundsOf(size)
        const [w, h] = [minWidth.plus(maxWidth).div(2).toFixed(), minHeight.plus(maxHeight).div(2).toFixed()]
        expect(fitsPackageSize(size, sized(w, h))).toBe(true)
        for (const side of [minWidth, maxWidth])
          expect(fitsPackageSize(size, sized(side.toFixed(), h))).toBe(false)
        for (const side of [minHeight, maxHeight])
          expect(fitsPackageSize(size, sized(w, side.toFixed()))).toBe(false)
      }),
    )
  })

  it('never passes over a narrower size that fits', () => {
    fc.assert(
      fc.property(
        packaging(),
        lengthInInches(1, 12_000),
        lengthInInches(1, 12_000),
        (pack, width, height) => {
          const chosen = packageSizeFor(pack, sized(width, height))
          const upright = pack.sizes.filter((size) => fitsPackageSize(size, sized(width, height)))
          const turned = pack.sizes.filter((size) => fitsPackageSize(size, sized(height, width)))
          const fitting = upright.length > 0 ? upright : turned
          const narrowest = Math.min(...fitting.map((size) => boundsOf(size).maxWidth.toNumber()))
          expect(chosen ? boundsOf(chosen).maxWidth.toNumber() : Infinity).toBe(narrowest)
        },
      ),
    )
  })

  it('always offers a product, and the same one turned, or neither of them (PACK-13)', () => {
    fc.assert(
      fc.property(packaging(), lengthInInches(), lengthInInches(), (pack, width, height) => {
        const [one, other] = [sized(width, height), sized(height, width)].map((size) =>
          packageSizeFor(pack, size),
        )
        expect(one === null).toBe(other === null)
      }),
    )
  })

  it('never loses a size by putting them in order', () => {
    fc.assert(
      fc.property(packaging(), (pack) => {
        const ids = (sizes: typeof pack.sizes) => sizes.map((size) => size.id).sort()
        expect(ids(packageSizesInOrder(pack))).toEqual(ids(pack.sizes))
      }),
    )
  })

  it('never shrinks to a size that does not fit, nor grows a product', () => {
    fc.assert(
      fc.property(packageSize(), lengthInInches(), lengthInInches(), (size, width, height) => {
        const shrunk = shrinkToFit(size, sized(width, height))
        if (!shrunk) return
        expect(fitsPackageSize(size, shrunk)).toBe(true)
        expect(Number(shrunk.width)).toBeLessThanOrEqual(Number(width))
        expect(Number(shrunk.height)).toBeLessThanOrEqual(Number(height))
      }),
    )
  })

  it('always keeps the proportions within a thousandth of an inch', () => {
    fc.assert(
      fc.property(packageSize(), lengthInInches(500), lengthInInches(500), (size, width, height) => {
        const shrunk = shrinkToFit(size, sized(width, height))
        if (!shrunk) return
        const scale = Math.max(Number(shrunk.width) / Number(width), Number(shrunk.height) / Number(height))
        expect(Math.abs(Number(width) * scale - Number(shrunk.width))).toBeLessThan(0.00101)
        expect(Math.abs(Number(height) * scale - Number(shrunk.height))).toBeLessThan(0.00101)
      }),
    )
  })

  it('always fits a chosen package after its fix, where there is one (PACK-10)', () => {
    fc.assert(
      fc.property(packaging(), lengthInInches(), lengthInInches(), fc.nat(5), (made, width, height, at) => {
        const pack = { ...made, enabled: true }
        const packageSizeId = pack.sizes[at]?.id
        if (packageSizeId === undefined) return
        const choice = { packageId: pack.id, packageSizeId }
        const fix = packagingProblems([pack], choice, sized(width, height))[0]?.fix
        if (!fix) return
        const change = changeOfFix(
          { width, height, packaging: choice, options: [], quantity: '1' } as never,
          fix,
        )
        const after = { width, height, packaging: choice, ...change } as {
          readonly [name in 'width' | 'height']: string
        } & { readonly packaging: typeof choice }
        expect(packagingProblems([pack], after.packaging, sized(after.width, after.height))).toEqual([])
      }),
    )
  })

  it('never has a problem with a package size found for the product', () => {
    fc.assert(
      fc.property(
        packaging(),
        lengthInInches(1, 12_000),
        lengthInInches(1, 12_000),
        (made, width, height) => {
          const pack = { ...made, enabled: true }
          const size = packageSizeFor(pack, sized(width, height))
          const choice = size && { packageId: pack.id, packageSizeId: size.id }
          expect(packagingProblems([pack], choice, sized(width, height))).toEqual([])
        },
      ),
    )
  })
})

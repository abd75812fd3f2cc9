import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { lengthInInches } from '../packaging/arbitraries.ts'
import { clipartSizeProblems, filmsOfDrawing } from './index.ts'

const limits = fc.record({
  minSquareInches: lengthInInches(),
  maxWidth: lengthInInches(),
  maxHeight: lengthInInches(),
})
const thousandths = (text: string) => Math.round(Number(text) * 1000)

describe('invariants of clipart sizes', () => {
  it('never pass a size beyond a limit, nor reject one within all of them (SIZE-7, SIZE-8)', () => {
    fc.assert(
      fc.property(limits, lengthInInches(), lengthInInches(), (product, width, height) => {
        const codes = clipartSizeProblems(product, sized(width, height)).map(({ code }) => code)
        const [w, h] = [thousandths(width), thousandths(height)]
        const expected = [
          ...(w * h < thousandths(product.minSquareInches) * 1000 ? ['clipart.too-small'] : []),
          ...(h > thousandths(product.maxHeight) ? ['clipart.too-high'] : []),
          ...(w > thousandths(product.maxWidth) ? ['clipart.too-wide'] : []),
        ]
        expect(codes).toEqual(expected)
      }),
    )
  })
})

describe('invariants of the films of a drawing', () => {
  const colorId = fc.constantFrom('a', 'b', 'c', null)
  const regions = fc.array(colorId, { maxLength: 6 })

  it('are those that something is cut of, each once, the base first (CLIP-4, CLIP-5)', () => {
    fc.assert(
      fc.property(regions, colorId, fc.boolean(), (colors, chosen, inverted) => {
        const ids = colors.map((_, at) => `r${at}`)
        const paints = Object.fromEntries(colors.map((color, at) => [`r${at}`, { colorId: color }]))
        const { base, filmColorIds } = filmsOfDrawing(ids, paints, chosen, inverted)
        expect(new Set(filmColorIds).size).toBe(filmColorIds.length)
        expect(filmColorIds[0] ?? null).toBe(base ?? filmColorIds[0] ?? null)
        const cut = inverted ? [base] : colors.map((color) => color ?? base)
        const rest = colors.length === 0 || inverted ? [base] : []
        const wanted = new Set([...cut, ...rest].filter((each) => each !== null))
        expect(new Set(filmColorIds)).toEqual(wanted)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { quoteProduct } from '../price/index.ts'
import { messageOf } from '../problem/index.ts'
import { dieCut, vinyl } from '../product/example.ts'
import { defaultWishes } from '../product/index.ts'
import type { FinishWishes } from '../product/types.ts'
import { finishCharge, finishProblems, sizeWithBorder } from './index.ts'

const wished = (finish: FinishWishes, product: Parameters<typeof quoteProduct>[0] = dieCut) =>
  quoteProduct(product, { ...defaultWishes(dieCut), ...finish })
const reversible = { ...vinyl, reversible: true }

describe('a finish', () => {
  it('in reverse is for reversible materials, and refused of others', () => {
    expect(wished({ reverseCut: true }).problems.map(messageOf)).toEqual([
      'The material White vinyl can not be reverse cut.',
    ])
    expect(wished({ reverseCut: true }, { ...dieCut, materials: [reversible] }).problems).toEqual([])
  })

  it('with a border is for products that offer one', () => {
    expect(wished({ border: true }, { ...dieCut, offersBorder: false }).problems.map(messageOf)).toEqual([
      'A border is not available for this product.',
    ])
    const offered = [{ ...dieCut, offersBorder: true }, dieCut].map((of) => wished({ border: true }, of))
    expect(offered.flatMap(({ problems }) => problems)).toEqual([])
    expect(finishProblems({ offersBorder: false }, null, { reverseCut: true })).toEqual([])
  })

  it('adds 0 for laminate and flex cut', () => {
    expect(finishCharge({ flexCut: true }, 'gloss')).toBe('0')
    expect([finishCharge({}), finishCharge({ flexCut: true }), finishCharge({}, 'matte')]).toEqual([
      '0',
      '0',
      '0',
    ])
    expect(wished({ flexCut: true }).total).toBe('52.00')
  })

  it('has a border 0.25 inch wide on every side', () => {
    expect(sizeWithBorder({ width: '2', height: '3.125' }, { border: true })).toEqual({
      width: '2.5',
      height: '3.625',
    })
    expect(sizeWithBorder({ width: '2', height: '3' }, {})).toEqual({ width: '2', height: '3' })
  })
})

import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { messageOf } from '../problem/index.ts'
import { dieCut, vinyl } from '../product/example.ts'
import { defaultConfiguration } from '../product/index.ts'
import type { ProductData, Configuration } from '../product/types.ts'
import { finishProblems, retainedFinish, sizeWithBorder } from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

const bySet = (finish: Partial<Configuration>, product: ProductData = dieCut) =>
  quoteData(product, { ...defaultConfiguration(dieCut), ...finish })
const reversible = { ...vinyl, reversible: true }

describe('a finish', () => {
  it('in reverse is for reversible materials, and rejected of others', () => {
    expect(bySet({ reverseCut: true }).problems.map(messageOf)).toEqual([
      'The material White vinyl can not be reverse cut.',
    ])
    expect(bySet({ reverseCut: true }, { ...dieCut, materials: [reversible] }).problems).toEqual([])
  })

  it('with a border is for products that offer one (OPT-11)', () => {
    expect(bySet({ border: true }, { ...dieCut, offersBorder: false }).problems.map(messageOf)).toEqual([
      'A border is not available for this product.',
    ])
    expect(bySet({ border: true }, { ...dieCut, offersBorder: false }).problems[0]?.field).toBe('border')
    expect(bySet({}, { ...dieCut, offersBorder: false }).problems).toEqual([])
    const offered = [{ ...dieCut, offersBorder: true }, dieCut].map((of) => bySet({ border: true }, of))
    expect(offered.flatMap(({ problems }) => problems)).toEqual([])
    expect(finishProblems({ offersBorder: false }, null, { reverseCut: true })).toEqual([])
  })

  it('keeps what can be had of it', () => {
    const all = { border: true, flexCut: true, reverseCut: true }
    const none = { border: false, flexCut: false, reverseCut: false }
    expect(retainedFinish({}, reversible, all)).toEqual(all)
    expect(retainedFinish({ offersBorder: true }, reversible, {})).toEqual(none)
    expect(retainedFinish({ offersBorder: false }, vinyl, all)).toEqual({ ...none, flexCut: true })
    expect(retainedFinish({}, null, all)).toEqual({ ...all, reverseCut: false })
  })

  it('adds 0 for laminate and flex cut (OPT-12, MAT-12)', () => {
    const totals = [{}, { flexCut: true }, { lamination: 'matte' }, { lamination: 'none' }] as const
    expect(totals.map((finish) => bySet(finish).total)).toEqual(Array(4).fill('52.00'))
  })

  it('has a border 0.25 inch wide on every side (OPT-11)', () => {
    expect(sizeWithBorder(sized('2', '3.125'), { border: true })).toEqual(sized('2.5', '3.625'))
    expect(sizeWithBorder(sized('2', '3'), {})).toEqual(sized('2', '3'))
  })
})

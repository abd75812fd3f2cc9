import { describe, expect, it } from 'vitest'
import { sized } from '../product/example.ts'
import { messageOf } from '../problem/index.ts'
import { dieCut, option, proof, rush, set, tape, vinyl } from '../product/example.ts'
import { defaultConfiguration } from '../product/index.ts'
import type { OptionSet } from '../product/types.ts'
import {
  breakIndex,
  isRush,
  RUSH_TAG,
  defaultOptionOf,
  retainedOptions,
  optionPrice,
  resolveOptions,
  setsFor,
} from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

const size = sized('10', '10')
const chosen = (...ids: readonly [OptionSet, string][]) =>
  ids.map(([{ id }, optionId]) => ({ optionSetId: id, optionId }))
const resolved = (sets: readonly OptionSet[], choice = chosen()) => resolveOptions(sets, choice, vinyl, size)
const first = ({ options }: OptionSet) => {
  const [found] = options
  if (!found) throw new Error('the set has an option')
  return found
}

const grommets = set('grommets', [option('brass', { isDefault: true })], {
  display: 'fixed_value',
  minWidth: '12',
  minHeight: '12',
})
const core = set('core', [option('one', {}), option('three', { isDefault: true })], {
  display: 'radio',
  required: true,
})

describe('an option for the chosen size and material', () => {
  it('is not available for a size outside its bounds, which belong to it', () => {
    const bounded = set('b', [option('x', {})], {
      minWidth: '10',
      maxWidth: '12',
      minHeight: '10',
      maxHeight: '12',
    })
    const at = (width: string, height: string) =>
      resolveOptions([bounded], chosen([bounded, 'x']), vinyl, sized(width, height))
    expect([at('10', '12').applied.length, at('12', '10').applied.length]).toEqual([1, 1])
    for (const [w, h] of [
      ['9.999', '11'],
      ['12.001', '11'],
      ['11', '9'],
      ['11', '13'],
    ] as const) {
      expect(at(w, h).applied).toEqual([])
      expect(at(w, h).problems.map(messageOf)).toEqual([
        'This option is not available for the selected size.',
      ])
    }
  })

  it('is not available for an excluded material', () => {
    const none = set('none', [option('x', {})], { excludedMaterialIds: [vinyl.id] })
    const { problems, applied } = resolved([none], chosen([none, 'x']))
    expect(problems.map(messageOf)).toEqual(['This option is not available for the selected material.'])
    expect(problems[0]).toMatchObject({ field: 'options.none', fix: { field: 'options.none', value: '' } })
    expect(applied).toEqual([])
    expect(resolved([none]).problems).toEqual([])
  })

  it('of reverse cut needs a reversible material', () => {
    const reverse = set('r', [option('x', {})], { tags: [{ slug: 'reverse-cut', name: 'Reverse cut' }] })
    expect(setsFor([reverse], vinyl, size)).toEqual([])
    expect(setsFor([reverse], { ...vinyl, reversible: true }, size)).toEqual([reverse])
    const tagged = { ...reverse, tags: [{ slug: 'popular', name: 'Popular' }] }
    expect(setsFor([tagged], vinyl, size)).toEqual([tagged])
  })

  it('is dropped when it does not apply or has gone', () => {
    const none = set('none', [option('x', {})], { excludedMaterialIds: [vinyl.id] })
    const choice = [
      ...chosen([none, 'x'], [proof, 'proof'], [proof, 'gone']),
      { optionSetId: 'gone', optionId: 'x' },
    ]
    expect(retainedOptions([none, proof], choice, vinyl)).toEqual(chosen([proof, 'proof']))
    expect(retainedOptions([grommets], chosen([grommets, 'brass']), vinyl, size)).toEqual([])
  })
})

describe('choosing options', () => {
  it('is required where the set says so, and fixed by its default (OPT-5)', () => {
    expect(resolved([core]).problems).toMatchObject([
      { code: 'option.required', field: 'options.core', fix: { value: 'three' } },
    ])
    expect(resolved([{ ...core, minWidth: '99' }]).problems).toEqual([])
    expect(resolved([{ ...core, options: [option('one', {})] }]).problems[0]?.fix?.value).toBe('one')
    const [empty] = resolved([{ ...core, options: [] }]).problems
    expect(empty && messageOf(empty)).toBe('Please choose an option for core.')
    expect(empty).not.toHaveProperty('fix')
  })

  it('takes one of a radio or dropdown, any of a checkbox (OPT-4)', () => {
    const both = chosen([core, 'three'], [core, 'one'])
    expect(resolved([core], both).problems.map(messageOf)).toEqual(['Please choose only one of core.'])
    expect(resolved([core], both).applied.map((each) => each.option.id)).toEqual(['one'])
    expect(resolved([{ ...core, display: 'checkbox' }], both)).toMatchObject({
      problems: [],
      applied: { length: 2 },
    })
  })

  it('starts with the option marked, a fixed value with its first', () => {
    const plain = { ...core, options: [option('one', {}), option('two', {})] }
    expect(defaultOptionOf(core)?.id).toBe('three')
    expect(defaultOptionOf(plain)).toBeNull()
    expect(defaultOptionOf({ ...plain, display: 'fixed_value' })?.id).toBe('one')
    expect(defaultOptionOf({ ...plain, display: 'fixed_value', options: [] })).toBeNull()
    expect(resolved([{ ...grommets, minWidth: null, minHeight: null, options: [] }]).applied).toEqual([])
  })

  it('has a piece of every design at least (OPT-18)', () => {
    const designs = [1, 2, 3].map((count) =>
      option(`${count}`, { name: `${count} designs`, tags: [{ slug: `designs-${count}`, name: 'Designs' }] }),
    )
    const sets = [set('designs', designs, { display: 'dropdown' })]
    const problemsWith = (quantity: string, id: string) =>
      quoteData(
        { ...dieCut, optionSets: sets },
        { ...defaultConfiguration(dieCut), quantity, options: [{ optionSetId: 'designs', optionId: id }] },
      ).problems
    const [problem, ...others] = problemsWith('2', '3')
    expect(problem).toMatchObject({ field: 'options.designs', fix: { field: 'quantity', value: '3' } })
    expect([problem && messageOf(problem), others]).toEqual(['3 designs need at least 3 pieces.', []])
    expect(problemsWith('500', '3').map((each) => [each.level, messageOf(each)])).toEqual([
      ['warning', '3 designs: 500 pieces are 2 × 167 and 1 × 166.'],
    ])
    expect(problemsWith('501', '3')).toEqual([])
    for (const [quantity, id] of [
      ['3', '3'],
      ['1', '1'],
      ['abc', '3'],
    ] as const)
      expect(problemsWith(quantity, id).filter(({ code }) => code === 'option.pieces')).toEqual([])
  })

  it('reports options that have gone (OPT-15)', () => {
    expect(resolved([tape], chosen([proof, 'proof'])).problems).toMatchObject([{ code: 'option.unknown' }])
    const gone = resolved([core], chosen([core, 'old'])).problems
    expect(gone).toMatchObject([
      { code: 'option.unknown', field: 'options.core', fix: { field: 'options.core', value: '' } },
      { code: 'option.required' },
    ])
    const half = resolved([core], chosen([core, 'old'], [core, 'one'])).problems
    expect(half).toMatchObject([{ code: 'option.unknown', fix: { field: 'options.core', value: 'one' } }])
    const both = resolved([core], chosen([core, 'one'], [core, 'three'])).problems
    expect(both).toMatchObject([{ field: 'options.core', fix: { field: 'options.core', value: 'one' } }])
    expect(resolved([proof], chosen([proof, 'old'])).problems.map(messageOf)).toEqual([
      'This option is no longer available.',
    ])
    expect(resolved([], chosen([proof, 'proof'])).problems).toMatchObject([
      { field: 'options', code: 'option.unknown' },
    ])
  })

  it('applies a fixed value by itself, where it applies at all', () => {
    expect(resolved([grommets]).applied).toEqual([])
    const large = resolveOptions([grommets], [], vinyl, sized('12', '12'))
    expect(large.applied.map((each) => each.option.id)).toEqual(['brass'])
    expect(large.problems).toEqual([])
  })

  it('never charges one choice twice', () => {
    expect(resolved([proof], chosen([proof, 'proof'], [proof, 'proof'])).applied).toHaveLength(1)
  })
})

describe('the price of an option', () => {
  it('is a total, whatever the quantity', () => {
    expect(
      [1, 9999].map((each) => optionPrice(proof, first(proof), { quantity: each, unitPrice: '0.52' })),
    ).toEqual(['25', '25'])
  })

  it('is per unit × quantity, by breaks: the count of breaks at or below the quantity', () => {
    expect([1, 9, 10, 49, 50, 100, 5000].map((each) => breakIndex(tape.quantityBreaks, each))).toEqual([
      0, 0, 1, 1, 2, 3, 3,
    ])
    expect(
      [9, 10, 50, 100].map((each) => optionPrice(tape, first(tape), { quantity: each, unitPrice: '1' })),
    ).toEqual(['5.4', '4', '12.5', '15'])
  })

  it('is a percentage of the unit price rounded to 2 places, × quantity', () => {
    expect(optionPrice(rush, first(rush), { quantity: 100, unitPrice: '0.52' })).toBe('16')
    expect(optionPrice(rush, first(rush), { quantity: 100, unitPrice: '0.55' })).toBe('17')
    expect(optionPrice(rush, first(rush), { quantity: 3, unitPrice: '0.01' })).toBe('0')
    expect(optionPrice(rush, first(rush), { quantity: 100, unitPrice: '0.1' })).toBe('3')
  })

  it('falls back to the last value given, and to amount or percent without a list (OPT-8)', () => {
    const short = option('s', { chargeMode: 'per_unit', valueCsv: ['3', '2'], amount: '9' })
    expect(
      optionPrice(set('s', [short], { quantityBreaks: [10, 50, 100] }), short, {
        quantity: 100,
        unitPrice: '1',
      }),
    ).toBe('200')
    const flat = option('f', { chargeMode: 'per_unit', amount: '0.1' })
    expect(
      optionPrice(set('f', [flat], { quantityBreaks: [10] }), flat, { quantity: 100, unitPrice: '1' }),
    ).toBe('10')
    const share = option('p', { chargeMode: 'percentage', valueCsv: ['10', '5'], percent: '50' })
    expect(
      optionPrice(set('p', [share], { quantityBreaks: [10] }), share, { quantity: 10, unitPrice: '2' }),
    ).toBe('1')
    expect(optionPrice(proof, option('n', {}), { quantity: 10, unitPrice: '2' })).toBe('0')
  })

  it('is wholesale for those entitled, and retail is wholesale ÷ 0.6 where none is stored (OPT-8)', () => {
    const trade = option('t', { wholesaleAmount: '6' })
    expect(optionPrice(proof, trade, { quantity: 1, unitPrice: '1' })).toBe('10')
    expect(optionPrice(proof, trade, { quantity: 1, unitPrice: '1', wholesale: true })).toBe('6')
    expect(optionPrice(proof, { ...trade, amount: '9' }, { quantity: 1, unitPrice: '1' })).toBe('9')
    expect(
      optionPrice(proof, option('a', { amount: '9' }), { quantity: 1, unitPrice: '1', wholesale: true }),
    ).toBe('9')
    const list = option('l', { wholesaleAmountCsv: ['3', '1'], amount: null })
    expect(optionPrice(tape, list, { quantity: 10, unitPrice: '1', wholesale: true })).toBe('1')
  })
})

describe('a rush order (PROD-1)', () => {
  const fast = option('fast', { tags: [{ slug: RUSH_TAG, name: 'Rush' }] })
  const speed = set('speed', [option('usual', { isDefault: true }), fast])

  it('is one with a chosen option of that tag', () => {
    expect(isRush({ optionSets: [speed] }, { options: chosen([speed, 'fast']) })).toBe(true)
    expect(isRush({ optionSets: [speed] }, { options: chosen([speed, 'usual']) })).toBe(false)
    expect(isRush({ optionSets: [] }, { options: chosen([speed, 'fast']) })).toBe(false)
  })
})

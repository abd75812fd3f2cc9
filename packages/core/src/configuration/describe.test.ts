import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productAndConfiguration } from '../product/arbitraries.ts'
import { dieCut, option, set, vinyl } from '../product/example.ts'
import { defaultConfiguration, type ProductData } from '../product/index.ts'
import { describeCutLine, describeDetails } from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

const inUs = { unit: 'in', locale: 'en-US' } as const

const stocked: ProductData = {
  ...dieCut,
  optionSets: [
    set('Designs', [option('One', { isDefault: true }), option('Two', { amount: '10' })], {
      display: 'radio',
    }),
    set('Core', [option('3 in core', { isDefault: true, amount: '5' })], { display: 'radio' }),
    set('Extras', [option('Tape', { amount: '1' }), option('Wrap', {})]),
  ],
}
const optionsOf = (product: ProductData, options: readonly [string, string][]) => {
  const chosen = options.map(([optionSetId, optionId]) => ({ optionSetId, optionId }))
  const configuration = { ...defaultConfiguration(product), options: chosen }
  const { lines } = quoteData(product, configuration)
  return describeDetails(product, configuration, lines, inUs).map(({ label, value }) => `${label}: ${value}`)
}

describe('a configuration as text (CART-8)', () => {
  it('states what a reverse cut mirrors: a print toward adhesive or glass, or film alone (OPT-13)', () => {
    const cutOf = (adhesive: string, mostFilms?: number) => {
      const product = {
        ...dieCut,
        mostFilms,
        materials: [{ ...vinyl, adhesive, reversible: true }],
      } as ProductData
      const configuration = { ...defaultConfiguration(product), reverseCut: true }
      return describeDetails(product, configuration, [], inUs).find(({ label }) => label === 'Reverse cut')
        ?.value
    }
    expect(cutOf('removable')).toBe('The print faces the adhesive')
    expect(cutOf('none')).toBe('The print faces the glass')
    expect(cutOf('permanent', 6)).toBe('Mirrored, to be read through the glass')
  })

  it('states material and size, but no option with its default', () => {
    const details = optionsOf(stocked, [['Designs', 'One']])
    expect(details).toEqual([
      'Material: White vinyl, permanent adhesive',
      'Size: 2 × 2 in',
      'Lamination: Gloss Lamination',
    ])
  })

  it('states the unwind position of a roll even if it is the default, because it is drawn (OPT-20)', () => {
    const tagged = (n: number) => ({ tags: [{ slug: `unwind-${n}`, name: `Unwind ${n}` }] })
    const options = [option('1', { isDefault: true, ...tagged(1) }), option('7', tagged(7))]
    const roll = {
      ...dieCut,
      optionSets: [set('Unwind direction', options, { display: 'radio', required: true })],
    }
    const unwinds = ['1', '7'].map((optionId) => {
      const chosen = [{ optionSetId: 'Unwind direction', optionId }]
      const configuration = { ...defaultConfiguration(roll), options: chosen }
      return describeDetails(roll, configuration, [], inUs).flatMap(({ unwind }) => unwind ?? [])
    })
    expect(unwinds).toEqual([[1], [7]])
  })

  it('states the cut line with its corner radius, in the shopper’s unit (DESIGN-9)', () => {
    const rounded = { dieLine: 'rounded_corner', width: '15', height: '11' } as const
    expect(describeCutLine(rounded, inUs)).toBe('Rounded rectangle, 1.1 in radius')
    expect(describeCutLine({ ...rounded, clipRadius: '50' }, inUs)).toBe('Rounded rectangle, 5.5 in radius')
    expect(describeCutLine({ ...rounded, width: '2' }, { ...inUs, unit: 'mm' })).toBe(
      'Rounded rectangle, 5.1 mm radius',
    )
    expect(describeCutLine({ ...rounded, dieLine: 'rectangle' }, inUs)).toBe('Rectangle')
    expect(describeCutLine({ width: '2', height: '2' }, inUs)).toBe('Contour of the artwork')
  })

  it('states that products cut from film are cut along their outlines (LET-13, CLIP-5)', () => {
    expect(describeCutLine({ width: '2', height: '2', filmColorIds: ['red'] }, inUs)).toBe(
      'Along its outlines',
    )
  })

  it('states what is included, even if it wasn’t chosen and costs nothing', () => {
    const brass = option('A brass grommet in each corner', { isDefault: true })
    const sign = (minWidth: string) => ({
      ...dieCut,
      optionSets: [set('Grommets', [brass], { display: 'fixed_value', minWidth })],
    })
    expect(optionsOf(sign('2'), []).slice(3)).toEqual(['Grommets: A brass grommet in each corner'])
    expect(optionsOf(sign('2.001'), []).slice(3)).toEqual([])
  })

  it('states every other option, several of one set together, and defaults with a charge', () => {
    const details = optionsOf(stocked, [
      ['Designs', 'Two'],
      ['Core', '3 in core'],
      ['Extras', 'Wrap'],
      ['Extras', 'Tape'],
    ])
    expect(details.slice(3)).toEqual(['Designs: Two', 'Core: 3 in core', 'Extras: Tape, Wrap'])
  })

  it('states that a product goes without its material’s lamination', () => {
    const configuration = { ...defaultConfiguration(dieCut), lamination: 'none' } as const
    const laminated = { ...dieCut, materials: [vinyl] }
    expect(describeDetails(laminated, configuration, [], inUs)).toContainEqual({
      label: 'Lamination',
      value: 'None',
    })
  })

  it('never omits a charged option', () => {
    fc.assert(
      fc.property(productAndConfiguration(), ({ product, configuration }) => {
        const { lines } = quoteData(product, configuration)
        const named = describeDetails(product, configuration, lines, inUs).map(({ label }) => label)
        for (const { kind, ref, total } of lines)
          if (kind === 'option' && Number(total) !== 0)
            expect(named).toContain(product.optionSets.find(({ id }) => id === ref)?.name)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { dieCut, option, set, vinyl } from '../product/example.ts'
import { defaultConfiguration } from '../product/index.ts'
import { isBorderWhite, lookOfFace } from './face.ts'
import { isFinishedBy } from './finished.ts'

const WHITE = { slug: 'white-ink', name: 'White ink', description: '' }
const ink = option('ink', { tags: [WHITE] })
const product = { ...dieCut, materials: [{ ...vinyl, look: 'clear' }], optionSets: [set('white', [ink])] }
const plain = { ...defaultConfiguration(product), width: '3', height: '3', options: [] }
const inked = { ...plain, options: [{ optionSetId: 'white', optionId: 'ink' }] }

describe('how a piece shows where no artwork is (OPT-10)', () => {
  it('is white where a border is printed with white ink, else as its material', () => {
    const border = true
    expect([inked, plain].map((each) => isBorderWhite(product, { ...each, border }))).toEqual([true, false])
    expect(lookOfFace(product, { ...inked, border })).toBe('white')
    for (const bare of [inked, plain, { ...plain, border }]) expect(lookOfFace(product, bare)).toBe('clear')
    const gone = { ...plain, materialId: 'gone' }
    expect(lookOfFace(product, gone)).toBe('white')
  })
})

describe('how a product is finished (REC-13)', () => {
  const others = option('other', {})
  const finishedBy = (sets: typeof product.optionSets, optionId: string) =>
    isFinishedBy(
      { ...product, optionSets: sets },
      { ...inked, options: [{ optionSetId: 'white', optionId }] },
      'whiteInk',
    )

  it('is what the tag of an option says, or that of its set where no option has it', () => {
    expect(['ink', 'other'].map((id) => finishedBy([set('white', [ink, others])], id))).toEqual([true, false])
    const tagged = set('white', [option('a', {}), others], { tags: [WHITE] })
    expect(['a', 'other'].map((id) => finishedBy([tagged], id))).toEqual([true, true])
    const both = set('white', [ink, others], { tags: [WHITE] })
    expect(finishedBy([both], 'other')).toBe(false)
  })

  it('is nothing that the material or the size excludes', () => {
    expect(finishedBy([set('white', [ink], { excludedMaterialIds: [vinyl.id] })], 'ink')).toBe(false)
    expect(finishedBy([set('white', [ink], { minWidth: '4' })], 'ink')).toBe(false)
  })
})

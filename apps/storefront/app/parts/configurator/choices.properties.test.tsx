// @vitest-environment jsdom
import {
  changeConfiguration,
  changeOfForm,
  fieldsOfForm,
  fieldOfSet,
  sizeQuestion,
  TYPED_UNIT,
  WHOLE_FORM,
} from '@kisscut/core/configuration'
import { NO_ERRORS } from '@kisscut/core/errors'
import { quoteProduct } from '@kisscut/core/price'
import { createProduct, defaultConfiguration, type Configuration, type Product } from '@kisscut/core/product'
import { inUnit, type Unit } from '@kisscut/core/units'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { Choices } from './choices.tsx'

// As on the server, which never hydrates.
vi.mock('./behavior/use-on-hydrate.ts', () => ({ useOnHydrate: () => undefined }))

const priceTable = {
  basis: 'sqin',
  quantities: [10],
  rows: [{ from: '0', minimum: '6', rates: ['0.45', '0.30'] }],
} as const

const colors = [
  { id: 'red', name: 'Red', code: '#ff0000' },
  { id: 'blue', name: 'Blue', code: '#0000ff' },
]
const limits = { maxWidth: '12', maxHeight: '12' }

/** A product with every kind of choice. */
const product = createProduct({
  ...{ name: 'Sticker', currency: 'USD', defaultWidth: '2', defaultHeight: '2', allowCustomSize: true },
  ...{ showVariableData: true, offersBorder: true },
  sizes: [
    { id: 's2', name: '', width: '2', height: '2' },
    { id: 's3', name: '', width: '3', height: '3' },
  ],
  materials: [
    { id: 'vinyl', ...limits, canLaminate: true, reversible: true, colors, priceTable },
    { id: 'clear', ...limits, canLaminate: true, reversible: true, colors, priceTable },
  ],
  optionSets: [
    {
      ...{ id: 'corners', name: 'Corners', display: 'radio' },
      options: [
        { id: 'square', name: 'Square', chargeMode: 'total', amount: '0' },
        { id: 'round', name: 'Round', chargeMode: 'total', amount: '0' },
      ],
    },
    {
      ...{ id: 'extras', name: 'Extras', display: 'checkbox' },
      options: [
        { id: 'hole', name: 'Hole', chargeMode: 'total', amount: '0' },
        { id: 'slit', name: 'Slit', chargeMode: 'total', amount: '0' },
      ],
    },
  ],
})

/** Differences between product classes: locked ratio, free sizes or presets alone, hidden size. */
const CLASSES: readonly (readonly [string, Product])[] = [
  ['uploaded', product],
  ['marketplace and clipart', createProduct({ ...product, lockRatio: '1' })],
  ['without presets', createProduct({ ...product, sizes: [] })],
  ['of presets alone', createProduct({ ...product, allowCustomSize: false })],
  ['with a hidden size', createProduct({ ...product, hides: ['size'] })],
]

/** The server's HTML of the choices. */
function written(of: Product, configuration: Configuration, unit: Unit): string {
  const setup = {
    ...{ product: of, configuration, quote: quoteProduct(of, configuration), errors: NO_ERRORS },
    ...{ isWaiting: false, change: () => undefined, fix: () => undefined },
  }
  const choices = renderToString(
    <DisplayPreferencesProvider preferences={{ unit, locale: 'en-US' }}>
      <Choices setup={setup} />
    </DisplayPreferencesProvider>,
  )
  const hidden = { [WHOLE_FORM]: '1', [TYPED_UNIT]: unit }
  return (
    choices +
    Object.entries(hidden)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
      .join('')
  )
}

const writtenOnce = new Map<string, string>()

function formOf(of: Product, configuration: Configuration, unit: Unit): HTMLFormElement {
  const key = JSON.stringify([of, configuration, unit])
  const html = writtenOnce.get(key) ?? written(of, configuration, unit)
  writtenOnce.set(key, html)
  const form = document.createElement('form')
  form.innerHTML = html
  return form
}

function readForm(form: HTMLFormElement, of: Product, before: Configuration) {
  const fields = fieldsOfForm(new FormData(form))
  return {
    questions: sizeQuestion(fields, of),
    configuration: changeConfiguration(of, before, changeOfForm(fields, of, 'en-US', before)),
  }
}

/** Texts that differ from every field's initial value, in the order they are typed. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ...{ width: ['5', '3', '4.2'], height: ['5', '3', '4.5'], quantity: ['75', '250'] },
  ...{ range_from: ['1', '001'], range_to: ['50', '099'], list: ['a,b', 'c'] },
}

interface Act {
  readonly at: number
  readonly text: number
}
/** Few runs, because each renders and fills in a whole form. */
const RUNS = { numRuns: 25 }

const acts = fc.array(fc.record({ at: fc.nat(), text: fc.nat() }), { maxLength: 6 })

/** Changes one control like a shopper without scripts; returns the field and value expected in the result. */
function change(form: HTMLFormElement, { at, text }: Act): readonly [name: string, value: string] | null {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const open = controls.filter(({ type, readOnly }) => type !== 'hidden' && !readOnly)
  const control = open[at % open.length]!
  if (control.type === 'radio' || control.type === 'checkbox') {
    control.click()
    return control.type === 'radio' ? [control.name, control.value] : null
  }
  const texts = TEXTS[control.name] ?? []
  control.value = texts[text % texts.length]!
  return [control.name, control.value]
}

const statedBy = (name: string, { options, ...stated }: Configuration): string | null | undefined =>
  ({
    ...{ material: stated.materialId, color: stated.materialColorId, quantity: stated.quantity },
    ...{ lamination: stated.lamination, variable_data: stated.variableData?.kind ?? 'none' },
    [fieldOfSet('corners')]: options.find(({ optionSetId }) => optionSetId === 'corners')?.optionId,
  })[name]

describe.each(CLASSES)('a form without scripts, of products %s (FLOW-14)', (_, of) => {
  const first = { ...defaultConfiguration(of), quantity: '100' }
  const opened = fc.constantFrom<Configuration>(
    ...[first, { ...first, width: '3', height: '3' }, { ...first, width: '2.125', height: '7.063' }],
  )
  const units = fc.constantFrom<Unit>('in', 'mm')

  it('changes no untouched field', () => {
    fc.assert(
      fc.property(opened, units, (before, unit) => {
        const { configuration, questions } = readForm(formOf(of, before, unit), of, first)
        expect(questions).toEqual([])
        const { width, height } = before
        if (of.allowCustomSize) expect(configuration).toMatchObject({ width, height, quantity: '100' })
      }),
      RUNS,
    )
  })

  it('states each changed field, in any order', () => {
    fc.assert(
      fc.property(opened, units, acts, (before, unit, all) => {
        const form = formOf(of, before, unit)
        const changed = new Map(all.flatMap((act) => [change(form, act) ?? []].filter(isPair)))
        const { configuration, questions } = readForm(form, of, first)
        const typed = (['width', 'height'] as const).filter((side) => changed.has(side))
        const shown = (side: 'width' | 'height') => inUnit(before[side], unit)
        const isTyped = typed.some((side) => changed.get(side) !== shown(side))
        const preset = of.sizes.find(({ id }) => id === new FormData(form).get('size'))
        if (questions.length > 0) expect([isTyped, preset !== undefined]).toEqual([true, true])
        else if (isTyped)
          for (const side of typed) expect(inUnit(configuration[side], unit)).toBe(changed.get(side))
        else if (preset && changed.has('size'))
          expect(configuration).toMatchObject({ width: preset.width, height: preset.height })
        for (const [name, value] of changed) {
          const stated = statedBy(name, configuration)
          if (stated !== undefined) expect([name, stated]).toEqual([name, value])
        }
        const boxes = new FormData(form).getAll(fieldOfSet('extras'))
        expect(configuration.options.filter(({ optionSetId }) => optionSetId === 'extras')).toHaveLength(
          boxes.length,
        )
      }),
      RUNS,
    )
  })

  it('is submitted by Enter with the typed quantity', () => {
    const button = formOf(of, first, 'in').querySelector<HTMLButtonElement>('button[type=submit]')
    expect(button?.name).toBe('')
  })
})

const isPair = (pair: readonly string[]): pair is readonly [string, string] => pair.length === 2

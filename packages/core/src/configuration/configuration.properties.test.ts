import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problem } from '../problem/index.ts'
import { hostileConfiguration, product } from '../product/arbitraries.ts'
import { normalizeConfiguration } from '../product/normalize-configuration.ts'
import { configurationSchema } from '../schema/configuration.ts'
import { configurationChange, storedConfiguration, typedConfiguration } from './arbitraries.ts'
import {
  changeConfiguration,
  changedFields,
  changeOfForm,
  changeOfRecord,
  changeSince,
  type Configuration,
  configurationOfRecord,
  CONFIGURATION_FIELDS,
  fieldsOfStep,
  type FormFields,
  canonicalConfiguration,
  isSameConfiguration,
  pickSteps,
  queryOf,
  recordOf,
  sizeQuestion,
  statesDetails,
  type StoredColumns,
  storedColumnsOf,
  wireErrors,
  wireField,
} from './index.ts'
import { quoteData } from '../testing/quote-data.ts'

/** The same form, which notes the names of the fields that are read. */
const recording = (form: FormFields, read: Set<string>): FormFields => ({
  get: (name) => (read.add(name), form.get(name)),
  getAll: (name) => (read.add(name), form.getAll(name)),
  has: (name) => (read.add(name), form.has(name)),
  keys: () => form.keys(),
})

const NOTHING_OFFERED = { sizes: [], optionSets: [] }
const EMPTY: Configuration = { materialId: null, width: '', height: '', quantity: '', options: [] }

/** The same options, those of a set side by side, as a form or a query states them. */
const bySet = (options: Configuration['options']) =>
  [...new Set(options.map(({ optionSetId }) => optionSetId))].flatMap((id) =>
    options.filter(({ optionSetId }) => optionSetId === id),
  )

/** The details alone, as a form or a query states them. */
const detailsOf = (configuration: Configuration) => ({
  ...Object.fromEntries(fieldsOfStep('details').map(([name]) => [name, configuration[name]])),
  options: bySet(configuration.options),
})

describe('invariants of the names of fields', () => {
  const ofAnyProduct = product().chain((of) => fc.tuple(fc.constant(of), hostileConfiguration(of)))

  it('never report a problem under a name that is no field of a configuration', () => {
    fc.assert(
      fc.property(ofAnyProduct, ([of, configuration]) => {
        for (const { field, fix } of quoteData(of, configuration).problems) {
          expect(Object.keys(CONFIGURATION_FIELDS)).toContain(field.split('.')[0])
          if (fix && fix.field !== 'size')
            expect(Object.keys(CONFIGURATION_FIELDS)).toContain(fix.field.split('.')[0])
        }
      }),
    )
  })

  it('always are sent as the column of the same field, and any other name as it is (API-14)', () => {
    const columns = Object.entries(CONFIGURATION_FIELDS).flatMap(([name, { column }]) =>
      column === null ? [] : [[name, column]],
    )
    expect(columns.map(([name]) => wireField(name ?? ''))).toEqual(columns.map(([, column]) => column))
    fc.assert(
      fc.property(fc.string(), (name) => {
        if (!Object.hasOwn(CONFIGURATION_FIELDS, name)) expect(wireField(name)).toBe(name)
      }),
    )
    const problems = [problem('color.required', 'materialColorId'), problem('option.unknown', 'options.rush')]
    expect(Object.keys(wireErrors(problems))).toEqual(['material_color', 'options.rush'])
  })
})

describe('invariants of the codecs', () => {
  it('always read from a record what was written to it', () => {
    fc.assert(
      fc.property(storedConfiguration(), (configuration) => {
        const sent = recordOf(configuration)
        expect(changeOfRecord(JSON.parse(JSON.stringify(sent)) as typeof sent)).toEqual(configuration)
        const stored = storedColumnsOf(configuration) as StoredColumns
        const { dieLine, clipRadius, placement, ...more } = configuration
        const { contourOffset, contourSmoothness, contourHoles, ...others } = more
        expect(configurationOfRecord(stored)).toEqual(others)
        expect({ ...sent, ...stored }).toEqual(sent)
        expect(Object.keys(stored)).not.toEqual(expect.arrayContaining(['placement']))
        expect([dieLine, clipRadius, placement]).toEqual([sent.clip_type, sent.clip_radius, sent.placement])
        expect([contourOffset, contourSmoothness, contourHoles]).toEqual([
          sent.contour_offset,
          sent.contour_smoothness,
          sent.contour_holes,
        ])
      }),
    )
  })

  it('never write a field that a change does not state', () => {
    fc.assert(
      fc.property(configurationChange(), (change) => {
        expect(Object.keys(changeOfRecord(recordOf(change))).sort()).toEqual(Object.keys(change).sort())
      }),
    )
  })

  it('always read from a query the details that were written to it', () => {
    fc.assert(
      fc.property(typedConfiguration(), (configuration) => {
        const query = new URLSearchParams(queryOf(configuration).toString())
        expect({ ...EMPTY, ...changeOfForm(query, NOTHING_OFFERED) }).toEqual(detailsOf(configuration))
      }),
    )
  })

  it('never read a field of another name than those that state details, and none by its place among others', () => {
    const names = fc.constantFrom('form', 'unit', 'size', 'shown_width', 'q', 'utm_source', 'placement')
    fc.assert(
      fc.property(typedConfiguration(), fc.array(fc.tuple(names, fc.string())), (configuration, others) => {
        const all = [...queryOf(configuration), ...others]
        const read = new Set<string>()
        const changeOf = (form: FormFields) => {
          sizeQuestion(form, NOTHING_OFFERED)
          return { ...EMPTY, ...changeOfForm(form, NOTHING_OFFERED) }
        }
        const whole = changeOf(recording(new URLSearchParams(all), read))
        expect([...read].filter((name) => !statesDetails(name))).toEqual([])
        const sorted = all
          .filter(([name]) => statesDetails(name))
          .toSorted(([a], [b]) => Number(a > b) - Number(a < b))
        expect(isSameConfiguration(changeOf(new URLSearchParams(sorted)), whole)).toBe(true)
      }),
    )
  })

  it('never read a price, or what the shop alone sets', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
        const form = new URLSearchParams({
          ...fields,
          vectorizePrice: '0',
          option_vectorize_price: '0',
          form: '1',
        })
        const names = Object.keys(changeOfForm(form, NOTHING_OFFERED))
        expect(names.filter((name) => /price/i.test(name))).toEqual([])
      }),
    )
  })

  it('always fit the schema', () => {
    fc.assert(
      fc.property(storedConfiguration(), (configuration) => {
        expect(configurationSchema.parse(configuration)).toEqual(configuration)
      }),
    )
  })
})

describe('invariants of equality', () => {
  const few = fc.constantFrom<Configuration>(
    EMPTY,
    { ...EMPTY, border: false, packaging: null },
    { ...EMPTY, width: '2' },
    { ...EMPTY, width: '2.00' },
    { ...EMPTY, width: ' 2' },
    { ...EMPTY, border: true },
  )
  const any = fc.oneof(few, typedConfiguration())

  it('is an equivalence', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(isSameConfiguration(a, a)).toBe(true)
        expect(isSameConfiguration(a, b)).toBe(isSameConfiguration(b, a))
        const [one, other] = [a, b].map((each) => pickSteps(each, 'details', 'design', 'finalize'))
        const isSameSpelling = isDeepStrictEqual(canonicalConfiguration(one!), canonicalConfiguration(other!))
        expect(isSameConfiguration(a, b)).toBe(isSameSpelling)
        if (isSameConfiguration(a, b) && isSameConfiguration(b, c))
          expect(isSameConfiguration(a, c)).toBe(true)
      }),
    )
  })

  it('always sees a change of any one field, and names it', () => {
    fc.assert(
      fc.property(typedConfiguration(), typedConfiguration(), (one, other) => {
        for (const name of changedFields(one, other))
          expect(changedFields(one, { ...one, [name]: other[name] })).toEqual([name])
      }),
    )
  })

  it('holds for records whose names were reordered, and choices in another order', () => {
    fc.assert(
      fc.property(storedConfiguration(), (configuration) => {
        const reordered = {
          ...configuration,
          options: [...configuration.options].reverse(),
          placement: configuration.placement
            ? (Object.fromEntries(
                Object.entries(configuration.placement).reverse(),
              ) as typeof configuration.placement)
            : null,
        }
        expect(isSameConfiguration(configuration, reordered)).toBe(true)
      }),
    )
  })
})

describe('invariants of changes', () => {
  it('always make stated what they state', () => {
    fc.assert(
      fc.property(product(), typedConfiguration(), configurationChange(), (of, before, change) => {
        // Flex cut and border are stronger statements than cut line and offset: OPT-14, OPT-10.
        const stated = {
          ...change,
          ...(change.flexCut && { dieLine: 'contour' }),
          ...(change.border && { contourOffset: '0.25' }),
        }
        expect(changeConfiguration(of, before, change)).toMatchObject(stated)
      }),
    )
  })

  it('never leave anything of another material that the new one does not have', () => {
    const withMaterial = product().chain((of) =>
      fc.tuple(fc.constant(of), typedConfiguration(), fc.constantFrom(...of.materials.map(({ id }) => id))),
    )
    fc.assert(
      fc.property(withMaterial, ([of, before, materialId]) => {
        const elsewhere = { ...before, materialId: 'gone-elsewhere' }
        const resolveConfiguration = of.defaultMaterialId ?? of.materials[0]?.id
        fc.pre(resolveConfiguration !== materialId)
        const after = changeConfiguration(of, elsewhere, { materialId })
        expect(normalizeConfiguration(of, after)).toEqual(after)
      }),
    )
  })

  it('never find a change in a form nobody touched, fixed options or not', () => {
    const stands = product().chain((of) => fc.tuple(fc.constant(of), typedConfiguration()))
    fc.assert(
      fc.property(stands, ([of, before]) => {
        const fixed = of.optionSets.filter(({ display }) => display === 'fixed_value').map(({ id }) => id)
        const form = queryOf({
          ...before,
          options: before.options.filter(({ optionSetId }) => !fixed.includes(optionSetId)),
        })
        expect(changeSince(form, of, before)).toEqual({})
      }),
    )
  })
})

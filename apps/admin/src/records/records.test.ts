import { fieldsOf, RECORDS, recordNamed, settings, type AnyRecord } from '@kisscut/records'
import { sampleOf } from '@kisscut/records/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsOf, filtersOf, MENU, sectionsOf, shownColumns, titleField } from './described.ts'
import { differencesOf } from './differences.ts'
import {
  defaultOf,
  editableFields,
  fieldNamed,
  helpOf,
  isRequired,
  labelOf,
  problemOf,
  wordsOf,
} from './fields.ts'
import { problemsIn } from '../inputs/structured/problems.ts'
import { emptyOf, isShown, shapeOf } from '../inputs/structured/shape.ts'
import { missingFor } from './missing.ts'
import { movedTo } from './order.ts'
import { BEGINNINGS, suggestionsFor } from './suggested.ts'
import { rowsNamed, writtenValue } from './written.ts'

const records = Object.entries(RECORDS) as [string, AnyRecord][]
const problem = (record: string, field: string, value: unknown) =>
  problemOf(fieldNamed(recordNamed(record), field)!, value)

describe('the form of every record (ADMIN-4)', () => {
  it.each([...records, ['settings', settings] as [string, AnyRecord]])(
    'of %s has each editable field once, in some section',
    (_name, record) => {
      const placed = sectionsOf(record).flatMap(([, fields]) => fields.map(({ name }) => name))
      expect(placed.toSorted()).toEqual(
        fieldsOf(record)
          .filter(({ name, meta }) => !meta.byShop && (name !== 'currency' || record === settings))
          .map(({ name }) => name)
          .toSorted(),
      )
    },
  )

  it.each(records)('of %s accepts a row that the shop accepts, and its own defaults', (_name, record) => {
    const sample = sampleOf(record, 1, (to) => `a-${to}`) as Record<string, unknown>
    for (const field of editableFields(record)) {
      if (field.name in sample) expect(problemOf(field, sample[field.name]), field.name).toBeUndefined()
      if (!isRequired(field)) expect(problemOf(field, defaultOf(field)), field.name).toBeUndefined()
      if (field.meta.kind === 'choice') expect(wordsOf(field).length, field.name).toBeGreaterThan(0)
    }
  })

  it.each(records)('of %s begins with its name and required fields, in plain words', (_name, record) => {
    const [first = []] = sectionsOf(record).map(([, fields]) => fields)
    const names = first.map(({ name }) => name).filter((name) => name !== 'public')
    if (names.includes('name')) expect(names[0]).toBe('name')
    const optional = first.findIndex((field) => !isRequired(field) && !/^(public|name)$/.test(field.name))
    if (optional >= 0) expect(first.slice(optional).filter(isRequired)).toEqual([])
    for (const field of editableFields(record))
      expect(String(helpOf(field))).not.toMatch(/\bnull\b|^[a-z](?!alse)/)
  })

  it('suggests values from a name (ADMIN-9)', () => {
    expect(suggestionsFor(recordNamed('template'), 'Crème & Co: 2nd', null)).toEqual({
      slug: 'creme-co-2nd',
      sku: 'CREME-CO-2ND',
    })
    const parent = { path: 'labels', name_path: 'Labels' }
    expect(suggestionsFor(recordNamed('category'), 'Jar', parent)).toEqual({
      slug: 'jar',
      path: 'labels/jar',
      name_path: 'Labels / Jar',
    })
    expect(suggestionsFor(recordNamed('template_material'), 'Vinyl', null)).toEqual({
      material_name: 'Vinyl',
    })
    for (const [name, record] of records)
      for (const [field, text] of Object.entries(suggestionsFor(record, 'Böse “Ämter” 9', null)))
        expect(problem(name, field, text), `${name}.${field}`).toBeUndefined()
  })

  it('begins a new row with values that the shop accepts (ADMIN-9)', () => {
    for (const [name, values] of Object.entries(BEGINNINGS))
      for (const [field, value] of Object.entries(values)) expect(problem(name, field, value)).toBeUndefined()
  })

  it('lists what a product lacks before it sells (ADMIN-9)', () => {
    const product = { public: true, sizes: [], default_width: '2', default_height: '2', image_url: '/a.png' }
    const priced = { name: 'Vinyl', price_table: {} }
    expect(missingFor(product, [priced])).toEqual([])
    expect(missingFor({ ...product, default_width: null, sizes: ['a'] }, [priced])).toEqual([])
    expect(missingFor({ ...product, public: false, default_width: null, image_url: null }, [])).toHaveLength(
      4,
    )
    expect(missingFor(product, [priced, { name: 'Film', price_table: null }])).toEqual([
      'Film has no price table.',
    ])
  })

  it('shows the shop’s own messages at a field', () => {
    expect(problem('template_material', 'max_width', 'wide')).toBe('Invalid numeric value.')
    expect(problem('template_material', 'max_width', '12.5')).toBeUndefined()
    expect(problem('template_material', 'max_width', null)).toBeUndefined()
    expect(problem('template_material', 'name', '')).toBe('This field is required.')
    expect(problem('template_material', 'description', null)).toBeUndefined()
    expect(problem('template', 'slug', 'Two Words')).toBe('Small letters and digits, joined by hyphens.')
    expect(problem('template', 'image_url', 'javascript:alert(1)')).toMatch(/^A path that begins with/)
    expect(problem('template_material', 'price_table', { basis: 'sqin', quantities: [5], rows: [] })).toMatch(
      /^rows: /,
    )
  })
})

describe('structured data in a form (ADMIN-4)', () => {
  const structured = records
    .filter(([, { save }]) => save === 'staff')
    .flatMap(([name, record]) =>
      editableFields(record)
        .filter(({ meta }) => meta.kind === 'json')
        .map((field) => [`${name}.${field.name}`, field] as const),
    )
    // A sample design is not typed: it is a file exported by a design tool.
    .filter(([name]) => name !== 'template_design.data')

  it.each(structured)('is filled in piece by piece, never as code: %s', (_name, field) => {
    expect(field.name === 'price_table' || isShown(field.schema)).toBe(true)
    expect(problemOf(field, emptyOf(field.schema))).toBeUndefined()
  })

  it('shows missing values in place', () => {
    const { schema } = structured.find(([name]) => name === 'template_material.production_times')![1]
    const shape = shapeOf(schema)
    const item = shape.is === 'list' ? emptyOf(shape.item) : null
    expect(item).toEqual({ up_to: null, standard: null, rush: null })
    expect([...problemsIn(schema, [{ up_to: 0, standard: 3, rush: null }])]).toEqual([
      ['0.up_to', expect.stringMatching(/1/)],
      ['0.rush', 'This field is required.'],
    ])
    expect(problemsIn(schema, [{ up_to: null, standard: 3, rush: 1 }]).size).toBe(0)
  })
})

describe('the list of every record (ADMIN-3)', () => {
  it.each(records)('of %s names its rows, and shows columns it has', (_name, record) => {
    expect(['id', ...Object.keys(record.schema.shape)]).toContain(titleField(record))
    const columns = columnsOf(record).map(({ name }) => name)
    expect(shownColumns(record).filter((name) => !columns.includes(name))).toEqual([])
  })

  it.each(records)(
    'of %s has few enough filters that saved views are visible below them',
    (_name, record) => {
      expect(filtersOf(record).length).toBeLessThanOrEqual(14)
    },
  )

  it('is in the menu once', () => {
    const names = MENU.flatMap(([, some]) => some.map(({ name }) => name))
    expect(names.toSorted()).toEqual(Object.keys(RECORDS).toSorted())
  })

  it('has headings in plain words', () => {
    expect(['meta_title', 'sku', 'approve_proof', 'gtin'].map(labelOf)).toEqual([
      'Title for search engines',
      'SKU',
      'Approve proof',
      'GTIN (number of the barcode)',
    ])
  })
})

describe('two versions of a row (ADMIN-6)', () => {
  const material = recordNamed('template_material')
  it('differ in the sent values that are not the current ones', () => {
    const current = { name: 'White', adhesive: 'high-tack', order: 3 }
    expect(differencesOf(material, { name: 'White', adhesive: 'none' }, current)).toEqual([
      { name: 'adhesive', mine: 'none', theirs: 'high-tack' },
    ])
  })
})

describe('a value in a table of differences (ADMIN-6, ADMIN-12)', () => {
  const written = (record: string, field: string, value: unknown) =>
    writtenValue(fieldNamed(recordNamed(record), field), value)

  it('is shown in words, never as code', () => {
    expect(written('template', 'public', false)).toBe('No')
    expect(written('template', 'materials', [])).toBe('—')
    expect(written('template', 'material_display', 'swatches')).toBe('Swatches')
    expect(written('template_option', 'charge_option', 2)).toBe('Per unit')
    expect(written('template_material', 'max_width', '12')).toBe('12 in')
    expect(written('template', 'sections', { features: [{ title: 'A', text: '' }], gallery: [] })).toBe(
      'Features: Title: A',
    )
    const rows = [{ from: '0', minimum: '4', rates: ['0.2', '0.1'] }]
    expect(written('template_material', 'price_table', { basis: 'sqin', quantities: [100], rows })).toBe(
      'Rates per square inch; billed at least 4 sq in: 0.2 from 1, 0.1 from 100',
    )
  })

  it('is shown with the names of referenced rows', () => {
    const field = fieldNamed(recordNamed('template'), 'materials')
    expect(rowsNamed(field, ['a', 'b'])).toEqual({ to: 'template_material', ids: ['a', 'b'] })
    expect(rowsNamed(field, [])).toBeNull()
  })
})

describe('reordering rows (ADMIN-5)', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 })
  it('never loses one, and moves one to its place', () => {
    fc.assert(
      fc.property(list, fc.nat(11), fc.nat(11), (items, from, place) => {
        fc.pre(from < items.length && place < items.length)
        const moved = movedTo(items, from, place)
        expect(moved.toSorted()).toEqual(items.toSorted())
        expect(moved[place]).toBe(items[from])
        expect(movedTo(moved, place, from)).toEqual(items)
      }),
    )
  })
  it('changes nothing for a place outside the list', () => {
    expect([movedTo(['a'], 0, 3), movedTo(['a'], 4, 0)]).toEqual([['a'], ['a']])
  })
})

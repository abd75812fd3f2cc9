import { customDesignView, RECORDS, type AnyRecord } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { requirements } from './requirements.ts'

const LINE = /^Record `(\w+)` at `([^`]+)`( \(`id__in`\))?: ([^;]*?)(?:; later: (.*?))?\.$/

/**
 * Requirements that name one record each:
 * REC-1, REC-2, REC-3, REC-4, REC-6, REC-7, REC-8, REC-9, REC-10, REC-11, REC-12, REC-13, REC-14, REC-15, REC-16,
 * REC-17, REC-18, REC-19, REC-20, REC-22, REC-23, REC-24, REC-25, REC-26, REC-27, REC-28, REC-29, REC-30, REC-31,
 * REC-32, REC-33, REC-34, REC-35, REC-36, REC-39, REC-40, REC-41, REC-42, REC-43, REC-44, REC-45, REC-46, REC-47,
 * REC-48, REC-49, REC-50, REC-51, REC-52, REC-53, REC-54, REC-55, REC-56, REC-57, REC-58, REC-59, REC-60, REC-61,
 * REC-62, REC-63, REC-64, REC-65, REC-66, REC-67, REC-68, REC-69, REC-70, REC-71, REC-72, REC-73, REC-74, REC-75,
 * REC-76, REC-77.
 */
const named = requirements()
  .filter(({ isPlanned }) => !isPlanned)
  .flatMap(({ id, text }) => {
    const [, name, path, idIn, fields = '', later = ''] = LINE.exec(text) ?? []
    return name
      ? [{ id, name, path, idIn: idIn !== undefined, fields: names(fields), later: names(later) }]
      : []
  })

function names(list: string): readonly string[] {
  return list.split(', ').filter(Boolean)
}

/** Fields in the API that are no columns: a view of a custom's design. */
const VIEWS: Readonly<Record<string, object>> = { custom: customDesignView.shape }

const fieldsOf = (name: string | undefined): object => {
  const record = Object.values(RECORDS).find((each) => each.name === name)
  const { schema, parts, computed = [] } = (record ?? {}) as Partial<AnyRecord>
  const others = Object.fromEntries(computed.map((field) => [field, true]))
  return { ...schema?.shape, ...parts, ...others, ...VIEWS[name ?? ''] }
}

describe('the fields of records', () => {
  it('are listed for every existing record', () => {
    expect(named.map(({ name }) => name).toSorted()).toEqual(
      Object.values(RECORDS)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it.each(named)('of $id $name are at its path', ({ name, path, idIn, fields }) => {
    const record = Object.values(RECORDS).find((each) => each.name === name)
    expect(record).toMatchObject({ path, ...(idIn ? { idIn: true } : {}) })
    expect(fields.filter((field) => !(field in fieldsOf(name)))).toEqual([])
  })

  it.each(named)('of $id $name exclude later ones', ({ name, later }) => {
    expect(later.filter((field) => field in fieldsOf(name))).toEqual([])
  })
})

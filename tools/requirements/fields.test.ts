import { customDesignView, RECORDS } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { requirements } from './requirements.ts'

const LINE = /^Record `(\w+)` at `([^`]+)`( \(`id__in`\))?: ([^;]*?)(?:; later: (.*?))?\.$/

/**
 * Requirements that name one record each: REC-1, REC-2, REC-3, REC-6, REC-7, REC-9,
 * REC-10, REC-11, REC-12, REC-13, REC-14, REC-15, REC-25, REC-26, REC-27, REC-31, REC-32, REC-35, REC-39.
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

/** Fields on the wire that are no columns: another view of a custom's design. */
const VIEWS: Readonly<Record<string, object>> = { custom: customDesignView.shape }

const fieldsOf = (name: string | undefined): object => {
  const record = Object.values(RECORDS).find((each) => each.name === name)
  return { ...record?.schema.shape, ...VIEWS[name ?? ''] }
}

describe('the fields of records', () => {
  it('are named for every record there is', () => {
    expect(named.map(({ name }) => name).toSorted()).toEqual(
      Object.values(RECORDS)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it.each(named)('$id: $name is at its path, and has its fields', ({ name, path, idIn, fields }) => {
    const record = Object.values(RECORDS).find((each) => each.name === name)
    expect(record).toMatchObject({ path, ...(idIn ? { idIn: true } : {}) })
    expect(fields.filter((field) => !(field in fieldsOf(name)))).toEqual([])
  })

  it.each(named)('$id: $name has none of the fields that come later', ({ name, later }) => {
    expect(later.filter((field) => field in fieldsOf(name))).toEqual([])
  })
})

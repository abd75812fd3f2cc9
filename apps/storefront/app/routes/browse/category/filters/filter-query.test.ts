import type { FilteredList } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { filterQueryOf, atPage, searchOf, sortedBy, without, withoutAny } from './filter-query.ts'

const value = (name: string, chosen: boolean) => ({ value: name, name, count: 1, chosen })
const LIST: FilteredList = {
  carried: [],
  facets: [
    { kind: 'material', values: [value('kraft', true), value('white', true), value('clear', false)] },
    { kind: 'price', values: [value('25-50', true)] },
  ],
  currency: 'USD',
  sort: 'price',
  page: 3,
  pages: 4,
  found: 80,
  of: 90,
  tiles: [],
}
const filter = filterQueryOf(LIST)

describe('the query of a filtered list', () => {
  it('contains the choices, the sort order, and the page', () => {
    expect(searchOf(filter)).toBe('?material=kraft&material=white&price=25-50&sort=price&page=3')
    expect(searchOf(atPage(filter, 4))).toContain('page=4')
  })

  it('begins with the words of a search (FIND-3)', () => {
    const carried = [['q', 'cat & dog']] as const
    const found = filterQueryOf({ ...LIST, carried })
    expect(searchOf(sortedBy(withoutAny(found), 'order'))).toBe('?q=cat+%26+dog')
  })

  it('has the page of each list, if there are several (FIND-6)', () => {
    const several = filterQueryOf({ ...LIST, parameter: 'page-2', otherPages: [['page', '5']] })
    expect(searchOf(atPage(several, 4))).toMatch(/&page=5&sort=price&page-2=4$/)
    expect(searchOf(sortedBy(several, 'order'))).not.toContain('page')
  })

  it('returns to page one when the choices or the order change', () => {
    expect(searchOf(without(filter, 'material', 'kraft'))).toBe('?material=white&price=25-50&sort=price')
    expect(searchOf(sortedBy(filter, 'order'))).toBe('?material=kraft&material=white&price=25-50')
  })

  it('is empty without filters', () => {
    expect(searchOf(sortedBy(withoutAny(filter), 'order'))).toBe('')
  })
})

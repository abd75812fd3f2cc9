import { RECORDS } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { listQueryOf, searchQueryOf } from './list-query.ts'

const search = (query: string) => searchQueryOf(RECORDS.template_material, new URLSearchParams(query))

describe('the query of a list', () => {
  it('takes the filters of its record and rejects any other, by its name (API-12)', () => {
    expect(listQueryOf(RECORDS.template_material, new URLSearchParams('page=2'))).toEqual({ page: 2 })
    const unknown = () => listQueryOf(RECORDS.template_material, new URLSearchParams('colour=red'))
    expect(unknown).toThrow(HttpError)
    expect(unknown).toThrow(expect.objectContaining({ errors: { colour: [expect.any(String)] } }))
  })

  it('sorts staff’s lists by a field, from its end where a minus precedes it (ADMIN-3)', () => {
    expect(search('ordering=name')?.sort).toEqual({ field: 'name', descending: false })
    expect(search('ordering=-name')?.sort).toEqual({ field: 'name', descending: true })
    expect(search('q=white')?.sort).toBeUndefined()
  })
})

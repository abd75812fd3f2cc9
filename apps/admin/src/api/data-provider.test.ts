import { recordNamed } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { changesOf, listQuery } from './data-provider.ts'

const material = recordNamed('template_material')

describe('requests to the API', () => {
  it('contain a page with its filters, and the order unless it is the list’s default (ADMIN-3)', () => {
    const query = (more: Parameters<typeof listQuery>[1]) => Object.fromEntries(listQuery(material, more))
    const pagination = { page: 2, perPage: 1000 }
    expect(query({ pagination, sort: { field: 'order', order: 'ASC' } })).toEqual({
      page: '2',
      page_size: '200',
    })
    expect(
      query({
        sort: { field: 'name', order: 'DESC' },
        filter: { q: ' pearl ', look: '', backordered: false },
      }),
    ).toEqual({
      page: '1',
      page_size: '25',
      ordering: '-name',
      q: 'pearl',
      backordered: 'false',
    })
  })

  it('save only changed fields, and none that the shop sets (ADMIN-6)', () => {
    const before = { id: 'a', revision: 3, name: 'White', order: 1, material_color: ['x'] }
    expect(changesOf(material, { ...before, revision: 9, order: 2, material_color: ['x'] }, before)).toEqual({
      order: 2,
    })
    expect(changesOf(material, { ...before, max_width: undefined, name: 'Pearl' }, before)).toEqual({
      name: 'Pearl',
    })
  })
})

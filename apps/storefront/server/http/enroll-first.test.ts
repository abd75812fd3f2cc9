import { guest } from '@kisscut/shop'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { enrollFirst } from './enroll-first.ts'

const VIEWER = guest('account:eva', 'en-US')

const openedBy = async (viewer: typeof VIEWER | null) => {
  const app = new Hono()
  app.get(
    '/admin/*',
    enrollFirst(async () => viewer && { viewer }),
    (c) => c.text('admin'),
  )
  const { status, headers } = await app.request('/admin/template')
  return [status, headers.get('location')]
}

describe('the admin', () => {
  it('opens only after two-factor sign-in is set up, if the shop requires it (ACC-27)', async () => {
    expect(await openedBy({ ...VIEWER, mustEnroll: true })).toEqual([303, '/account/two-factor/'])
    expect(await openedBy({ ...VIEWER, roles: ['owner'] })).toEqual([200, null])
  })

  it('opens for everyone else, because its page holds no data', async () => {
    for (const viewer of [VIEWER, null]) expect(await openedBy(viewer)).toEqual([200, null])
  })
})

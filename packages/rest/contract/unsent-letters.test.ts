import { MailRejectedError } from '@kisscut/shop/ports/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const PATH = '/admin/api/v1/unsent-letter/'

describe('e-mail that could not be sent, over REST', () => {
  let api: ServedApi
  let owner: Client
  beforeAll(async () => {
    api = await serveApi()
    owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
  })
  afterAll(() => api.close())

  const unsent = async () =>
    (await owner.get(PATH)).body['results'] as readonly { readonly id: string; readonly reason: string }[]

  it('is shown to the owner alone, who sends it again or deletes it (ACC-15)', async () => {
    const { jobs } = api.storage
    for (const id of ['first', 'second']) {
      await jobs.add({ id, owner: 'outbox', kind: 'letter', request: { sealed: '' } }, new Date())
      const leased = await jobs.take(new Date(), 1000, 'letters')
      await jobs.fail(leased!.lease, new MailRejectedError(`550 ${id}`).message, null, new Date())
    }
    expect((await unsent()).map(({ id, reason }) => [id, reason]).toSorted()).toEqual([
      ['first', '550 first'],
      ['second', '550 second'],
    ])
    const guest = createClient(api.origin)
    expect((await guest.get(PATH)).status).toBe(403)
    expect((await guest.post(`${PATH}first/send-again/`, {})).status).toBe(403)
    expect((await owner.post(`${PATH}first/send-again/`, {})).body).toEqual({ id: 'first' })
    expect((await owner.post(`${PATH}first/send-again/`, {})).status).toBe(409)
    expect((await owner.remove(`${PATH}second/`)).status).toBe(200)
    expect((await owner.remove(`${PATH}second/`)).status).toBe(404)
    expect(await unsent()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Mailer } from '../ports/mail.ts'
import type { Storage } from '../ports/storage.ts'
import { stockCategory } from '../testing/category.ts'
import { openTestStorage } from '../testing/test-storage.ts'
import { createPost } from './post.ts'
import { createSender } from './send-letters.ts'

const SECRET = 'a secret of the shop'
const HOUR_MS = 60 * 60 * 1000

describe('a letter', () => {
  it('is sent once though the shop could not store that it was sent (ACC-15)', async () => {
    const clock = { now: new Date(Date.UTC(2027, 0, 4)) }
    const now = () => clock.now
    const { storage } = await openTestStorage(stockCategory, now)
    const sent: string[] = []
    const mailer: Mailer = {
      send: async ({ subject }) => void sent.push(subject),
      putAside: async () => undefined,
    }
    let isAway = false
    const transaction: Storage['transaction'] = (work) =>
      isAway ? Promise.reject(new Error('The database is away')) : storage.transaction(work)
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const send = createSender({
      ...{ storage: { jobs: storage.jobs, transaction }, mailer, secret: SECRET },
      ...{ now, onError },
    })
    const post = createPost({ isSent: true, secret: SECRET, now })
    await storage.transaction((store) =>
      post(store, () => ({ to: 'ana@example.com', subject: 'A link', text: 'Here it is.' })),
    )
    const { signal } = new AbortController()
    isAway = true
    expect(await send(signal)).toBe(true)
    expect([sent.length, errors.length]).toEqual([1, 1])
    isAway = false
    clock.now = new Date(clock.now.getTime() + HOUR_MS)
    expect(await send(signal)).toBe(true)
    clock.now = new Date(clock.now.getTime() + HOUR_MS)
    expect(await send(signal)).toBe(false)
    expect(sent.length).toBe(1)
  })
})

import {
  createPost,
  createSender,
  createUnsent,
  guest,
  type Outcome,
  type UnsentLetters,
  type Viewer,
} from '@kisscut/shop'
import { type Mail, type Mailer, MailRejectedError } from '@kisscut/shop/ports/mail'
import type { Storage } from '@kisscut/shop/ports/storage'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'

const SECRET = 'a secret of at least thirty-two characters'
const MINUTE = 60_000

/** Outcomes of sending the next letter of the queue. */
const FATES = [
  'sent',
  'away',
  'rejected',
  'answer lost',
  'killed before',
  'killed after',
  'stopped',
  'not stored',
] as const
type Fate = (typeof FATES)[number]

const EVA: Viewer = { ...guest('account:eva', 'en-US'), roles: ['owner'] }

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}
const unsentOf = async (owner: UnsentLetters) => must(await owner.unsent(EVA))

const steps = fc.array(
  fc.oneof(fc.constantFrom('cause', 'cause', 'cause and undo', 'wait' as const), fc.constantFrom(...FATES)),
  { minLength: 1, maxLength: 25 },
)

describe.each(ENGINES)('letters on $name', ({ name: engine, open }) => {
  let test: TestStorage
  let storage: Storage
  beforeAll(async () => {
    test = await open()
    storage = test.storage
  })
  afterAll(() => test.end())

  /** A shop with a mail server that follows instructions, and whose processes may die. */
  function shopWithMail() {
    const clock = { now: new Date(Date.UTC(2027, 0, 4)) }
    const now = () => clock.now
    /** By subject, how often the mail server accepted the letter. */
    const accepted = new Map<string, number>()
    const aside = new Map<string, number>()
    const ids = new Map<string, Set<string>>()
    const count = (map: Map<string, number>, { subject }: Mail) =>
      map.set(subject, (map.get(subject) ?? 0) + 1)
    /** Letters whose response was lost, so that they may be sent twice. */
    const mayComeTwice = new Set<string>()
    /** Letters accepted but not yet marked as sent. */
    const notStored = new Set<string>()
    const errors: unknown[] = []
    const folder = { isFull: false }
    let fate: Fate = 'sent'
    let died = () => {}
    let stop = new AbortController()
    const mailer: Mailer = {
      async send(mail, id) {
        ids.set(mail.subject, (ids.get(mail.subject) ?? new Set()).add(id))
        if (fate === 'away') throw new Error('ECONNREFUSED')
        if (fate === 'rejected') throw new MailRejectedError('550 no such user')
        if (fate === 'stopped') {
          stop.abort()
          throw new Error('The shop was stopped')
        }
        if (fate !== 'killed before') count(accepted, mail)
        if (fate === 'answer lost' || fate === 'killed after') mayComeTwice.add(mail.subject)
        if (fate === 'not stored') notStored.add(mail.subject)
        if (fate === 'answer lost') throw new Error('ECONNRESET')
        if (fate === 'killed before' || fate === 'killed after') {
          died()
          await new Promise(() => undefined)
        }
      },
      async putAside(mail) {
        if (folder.isFull) throw new Error('ENOSPC')
        count(aside, mail)
      },
    }
    const transaction: Storage['transaction'] = (work) => {
      if (fate !== 'not stored') return storage.transaction(work)
      return Promise.reject(new Error('The database is away'))
    }
    const newProcess = (secret = SECRET) => {
      const onError = (error: unknown) => void errors.push(error)
      return createSender({ storage: { jobs: storage.jobs, transaction }, mailer, secret, now, onError })
    }
    let process = newProcess()
    const restart = (secret: string) => {
      process = newProcess(secret)
    }
    const send = async (as: Fate) => {
      fate = as
      stop = new AbortController()
      const isDead = new Promise<'dead'>((resolve) => (died = () => resolve('dead')))
      const result = await Promise.race([process(stop.signal), isDead])
      if (result === 'dead') {
        process = newProcess()
        for (const subject of notStored) mayComeTwice.add(subject)
      }
      fate = 'sent'
      return result
    }
    const post = createPost({ isSent: true, secret: SECRET, now })
    const owner = createUnsent({ storage, secret: SECRET, now })
    const more = { owner, restart, folder }
    return { clock, accepted, aside, ids, mayComeTwice, errors, send, post, ...more }
  }

  const letter = (subject: string) => () => ({ to: 'ana@example.com', subject, text: 'Hello' })

  it('are each sent once, whatever fails and dies; twice only if the mail server’s response was lost (ACC-15)', () =>
    fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const mail = shopWithMail()
        const caused: string[] = []
        for (const [at, step] of history.entries()) {
          const subject = `${step} ${at}`
          if (step === 'wait') mail.clock.now = new Date(mail.clock.now.getTime() + MINUTE)
          else if (step === 'cause') {
            await storage.transaction((store) => mail.post(store, letter(subject)))
            caused.push(subject)
          } else if (step === 'cause and undo')
            await storage
              .transaction(async (store) => {
                await mail.post(store, letter(subject))
                throw new Error('undone')
              })
              .catch(() => undefined)
          else await mail.send(step)
        }
        // From here on, the mail server works.
        for (let quiet = 0; quiet < 3;) {
          quiet = (await mail.send('sent')) === false ? quiet + 1 : 0
          mail.clock.now = new Date(mail.clock.now.getTime() + 61 * MINUTE)
        }
        for (const { id } of await unsentOf(mail.owner)) must(await mail.owner.remove(EVA, id))
        for (const subject of caused) {
          const [sent, aside] = [mail.accepted.get(subject) ?? 0, mail.aside.get(subject) ?? 0]
          if (!mail.mayComeTwice.has(subject)) expect([subject, sent + aside]).toEqual([subject, 1])
          else expect([subject, sent > 0]).toEqual([subject, true])
          expect(mail.ids.get(subject)?.size).toBe(1)
        }
        expect(
          [...mail.accepted.keys(), ...mail.aside.keys()].filter((each) => !caused.includes(each)),
        ).toEqual([])
      }),
      { numRuns: engine === 'SQLite' ? 60 : 15 },
    ))

  it('are encrypted while they wait, and removed once they are sent', async () => {
    const { post, send } = shopWithMail()
    await storage.transaction((store) => post(store, letter('A link that signs in')))
    const [row] = await storage.jobs.ofOwner('outbox', 10)
    expect(JSON.stringify(row)).not.toMatch(/link|ana@/)
    expect(await send('sent')).toBe(true)
    expect(await storage.jobs.ofOwner('outbox', 10)).toEqual([])
  })

  it('are retried for two days with growing delays, then set aside; the log says so at the first and the last failure (ACC-15)', async () => {
    const { clock, post, send, aside, errors, owner } = shopWithMail()
    await storage.transaction((store) => post(store, letter('Late')))
    const begun = clock.now.getTime()
    const waits: number[] = []
    for (let last = begun; aside.size === 0; last = clock.now.getTime()) {
      while ((await send('away')) === false) clock.now = new Date(clock.now.getTime() + 10_000)
      waits.push(clock.now.getTime() - last)
    }
    expect(waits.slice(0, 6)).toEqual([0, 10_000, 40_000, 160_000, 640_000, 2_560_000])
    expect((clock.now.getTime() - begun) / (24 * 60 * MINUTE)).toBeGreaterThan(2)
    expect([aside.get('Late'), errors.length]).toEqual([1, 2])
    const [unsent] = await unsentOf(owner)
    expect(unsent).toMatchObject({ to: 'ana@example.com', subject: 'Late', reason: 'ECONNREFUSED' })
    expect(must(await owner.remove(EVA, unsent!.id))).toEqual({ id: unsent!.id })
    expect(await storage.jobs.ofOwner('outbox', 10)).toEqual([])
  })

  it('that can’t be sent are shown to the owner, also where the folder can’t be written, and sent again (ACC-15)', async () => {
    const { post, send, owner, folder, accepted, aside, errors } = shopWithMail()
    folder.isFull = true
    await storage.transaction((store) => post(store, letter('Rejected')))
    expect(await send('rejected')).toBe(true)
    expect(errors.map(String)).toEqual(['MailRejectedError: 550 no such user', 'Error: ENOSPC'])
    const [unsent, ...others] = await unsentOf(owner)
    expect([others, aside.size]).toEqual([[], 0])
    expect(unsent).toMatchObject({ subject: 'Rejected', reason: '550 no such user' })
    expect(await send('sent')).toBe(false)
    const ana = guest('account:ana', 'en-US')
    for (const rejected of [
      owner.unsent(ana),
      owner.sendAgain(ana, unsent!.id),
      owner.remove(ana, unsent!.id),
    ])
      expect(await rejected).toMatchObject({ reason: 'forbidden' })
    must(await owner.sendAgain(EVA, unsent!.id))
    expect(await unsentOf(owner)).toEqual([])
    for (const rejected of [owner.sendAgain(EVA, unsent!.id), owner.remove(EVA, unsent!.id)])
      expect(await rejected).toMatchObject({ reason: 'conflict' })
    expect(await send('sent')).toBe(true)
    expect(accepted.get('Rejected')).toBe(1)
    expect(await owner.sendAgain(EVA, unsent!.id)).toMatchObject({ reason: 'not_found' })
  })

  it('sealed with an earlier secret wait for it: the owner is told why (ACC-15)', async () => {
    const { post, send, owner, restart, accepted } = shopWithMail()
    await storage.transaction((store) => post(store, letter('Sealed')))
    const other = 'another secret of at least thirty-two characters'
    restart(other)
    expect(await send('sent')).toBe(true)
    expect(accepted.size).toBe(0)
    const withOther = createUnsent({ storage, secret: other, now: () => new Date() })
    const [unsent] = await unsentOf(withOther)
    expect(unsent).toMatchObject({ to: null, subject: null })
    expect(unsent!.reason).toContain('an earlier SESSION_SECRET')
    restart(SECRET)
    must(await owner.sendAgain(EVA, unsent!.id))
    await send('sent')
    expect([accepted.get('Sealed'), await unsentOf(owner)]).toEqual([1, []])
  })

  it('don’t wait for print jobs, nor print jobs for them', async () => {
    const { clock, post } = shopWithMail()
    await storage.jobs.add({ owner: 'account:eva', kind: 'print', request: {} }, clock.now)
    await storage.transaction((store) => post(store, letter('Beside')))
    expect((await storage.jobs.take(clock.now, MINUTE))?.job.kind).toBe('print')
    expect(await storage.jobs.take(clock.now, MINUTE)).toBeNull()
    expect((await storage.jobs.take(clock.now, MINUTE, 'letters'))?.job.kind).toBe('letter')
    expect(await storage.jobs.take(clock.now, MINUTE, 'letters')).toBeNull()
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settings, unsavedSettings, type ChangesOf } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../accounts/new-account.ts'
import type { Outcome } from '../outcome.ts'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { letterOf } from './letters.ts'
import { shownSettings } from './shown-settings.ts'

const must = <T>(outcome: Outcome<T> | { readonly ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

type Changes = ChangesOf<typeof settings>

const withSettings = (changes: Changes) => ({ ...unsavedSettings(), ...changes })

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-settings-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = async () => {
  const opened = await openTestShop()
  const { shop } = opened
  const save = (changes: Changes) => shop.settings.save(STAFF_EVA, changes)
  /** Facts on a new product's proof and ticket. */
  const printed = async () => {
    const change = { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100' }
    const configured = await shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change })
    const { id } = must(configured)
    const incoming = { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 }
    must(await shop.design.useFile(ANA, id, must(await shop.design.receiveFile(ANA, incoming)).id))
    const proof = must(await shop.production.file(ANA, id, 'proof.pdf'))
    const [, facts] = JSON.parse(new TextDecoder().decode(must(await proof.make()))) as [
      string,
      { shop: string },
    ]
    const { jobs } = shop.production
    const files = ['print.pdf', 'ticket.pdf'] as const
    const job = must(await jobs.add(STAFF_EVA, { kind: 'print', customs: [id], files }))
    await jobs.work(new AbortController().signal)
    return { facts, job }
  }
  return { ...opened, save, printed }
}

describe('saved settings', () => {
  it('make a revision and a line of the audit log the first time, then only with a change (API-23)', async () => {
    const { save, auditLog } = await open()
    const { name, revision } = must(await save({}))
    expect(revision).toBeGreaterThan(0)
    const first = await auditLog()
    for (const same of [{}, { name }]) expect(must(await save(same)).revision).toBe(revision)
    expect(await auditLog()).toEqual(first)
    const { revision: changed } = must(await save({ name: 'Peel' }))
    expect(changed).toBeGreaterThan(revision)
    expect(must(await save({ name: 'Peel' })).revision).toBe(changed)
  })

  it('show at once on pages, and are in the audit log (SETTINGS-1, SETTINGS-8)', async () => {
    const { shop, save, auditLog } = await open()
    expect(await shop.settings.shown()).toMatchObject({
      name: 'Kisscut',
      title: 'Kisscut: stickers, labels, decals and signs, cut where you say',
      palette: null,
      contact: null,
      logo: null,
    })
    const before = await shop.browse.version()
    must(
      await save({
        name: 'Peel',
        tagline: '',
        about: 'We cut.',
        description: 'Stickers.',
        logo: '/files/a/b.svg',
      }),
    )
    expect(await shop.settings.shown()).toMatchObject({
      ...{ name: 'Peel', title: 'Peel', about: 'We cut.', description: 'Stickers.', logo: '/files/a/b.svg' },
    })
    expect(await shop.browse.version()).toBeGreaterThan(before)
    expect(await auditLog()).toMatchObject([
      {
        ...{ who: STAFF_EVA.owner, did: 'changed', what: 'settings shop' },
        ...{ before: { name: 'Kisscut' }, after: { name: 'Peel' } },
      },
    ])
  })

  it('can be read and changed by the owner only (SETTINGS-1)', async () => {
    const { shop } = await open()
    const support = { ...STAFF_EVA, roles: ['support'] } as const
    for (const viewer of [ANA, support])
      expect(await shop.settings.save(viewer, { name: 'Mine' })).toMatchObject({ reason: 'forbidden' })
    expect((await shop.settings.read()).name).toBe('Kisscut')
  })

  it('are saved only over the revision they were read from (SETTINGS-1)', async () => {
    const { shop } = await open()
    must(await shop.settings.save(STAFF_EVA, { name: 'First' }, 0))
    const second = await shop.settings.save(STAFF_EVA, { name: 'Second' }, 0)
    expect(second).toMatchObject({ reason: 'stale', current: { name: 'First', revision: 1 } })
  })
})

describe('the settings', () => {
  it('determine the letterhead of proofs and tickets (SETTINGS-3)', async () => {
    const { save, printed, pressDoes } = await open()
    must(await save({ name: 'Peel' }))
    const tickets: string[] = []
    const { ticket } = pressDoes
    pressDoes.ticket = (facts) => {
      tickets.push(facts.shop)
      return ticket(facts)
    }
    expect((await printed()).facts.shop).toBe('Peel')
    expect(tickets).toEqual(['Peel'])
  })

  it('determine when an order ships, and when a proof comes (SETTINGS-5)', async () => {
    const { shop, save, clock } = await open()
    // Monday, 10:00 UTC.
    clock.now = new Date(Date.UTC(2027, 0, 4, 10))
    const times = async () => {
      const found = await shop.quote.productionTimes({ materialId: 'white-vinyl', quantity: '100' })
      return must(found)
    }
    must(await save({ cut_off: '14:00', timezone: 'UTC', holidays: '' }))
    const { message, proofMessage } = await times()
    expect(message).toMatch(/^Order within 4 h/)
    must(await save({ cut_off: '11:30' }))
    expect((await times()).message).toMatch(/^Order within 1 h 30 min/)
    must(await save({ timezone: 'America/New_York' }))
    expect((await times()).message).toMatch(/^Order within 6 h 30 min/)
    must(await save({ cut_off: '14:00', timezone: 'UTC', holidays: '2027-01-05\n2027-01-06' }))
    expect((await times()).message).not.toBe(message)
    must(await save({ holidays: '', proof_days: 4 }))
    expect((await times()).proofMessage).not.toBe(proofMessage)
    expect((await times()).message).toBe(message)
  })

  it('determine a letter’s sender, reply address and signature (SETTINGS-3)', () => {
    const letter = (name: string) => ({ to: 'ana@example.com', subject: 'Hello', text: `From ${name}.\n` })
    expect(letterOf(unsavedSettings(), letter)).toEqual({
      ...{ to: 'ana@example.com', subject: 'Hello', text: 'From Kisscut.\n', fromName: 'Kisscut' },
    })
    const contact = {
      legal_name: 'Peel Ltd',
      postal_address: '1 Vinyl St\n Anytown ',
      email: 'hi@peel.example',
    }
    expect(letterOf(withSettings({ ...contact, phone: '555', name: 'Peel' }), letter)).toEqual({
      ...{ to: 'ana@example.com', subject: 'Hello', fromName: 'Peel', replyTo: 'hi@peel.example' },
      text: 'From Peel.\n\n-- \nPeel Ltd\n1 Vinyl St\nAnytown\nhi@peel.example\n555\n',
    })
    expect(shownSettings(withSettings(contact)).contact).toEqual({
      ...{ lines: ['Peel Ltd', '1 Vinyl St', 'Anytown'], email: 'hi@peel.example', phone: '' },
    })
  })

  it('determine how numbers and lengths are shown to guests and new accounts (SETTINGS-7)', async () => {
    const { shop, save } = await open()
    const seen = async () => {
      const [nobody, { viewer }] = await Promise.all([
        shop.accounts.viewerOfSession(null, 'en-GB'),
        shop.accounts.openSession('en-GB'),
      ])
      expect([nobody.unit, nobody.locale]).toEqual([viewer.unit, viewer.locale])
      return [viewer.unit, viewer.locale]
    }
    expect(await seen()).toEqual(['mm', 'en-GB'])
    must(await save({ unit: 'cm' }))
    expect(await seen()).toEqual(['cm', 'en-GB'])
    must(await save({ unit: 'by_visitor', locale: 'en-IN' }))
    expect(await seen()).toEqual(['mm', 'en-IN'])
    const stated = { name: 'Ana', email: 'ana@example.com', locale: 'en-GB', roles: [] }
    const chosen = { unit: 'in', locale: 'en-ZA', currency: 'ZAR' } as const
    expect(newAccount(stated, withSettings(chosen))).toMatchObject(chosen)
  })
})

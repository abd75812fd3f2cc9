import { writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { custom, customAutosave, userFile } from '@kisscut/records'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guest } from '../accounts/viewer.ts'
import type { Outcome } from '../outcome.ts'
import { configured } from '../testing/configured.ts'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { DESIGNS_PER_PAGE } from './list-designs.ts'
import { DESIGN_LINK_SECONDS } from './share-design.ts'

type Opened = Awaited<ReturnType<typeof openTestShop>>

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}
const NOT_FOUND = { ok: false, reason: 'not_found', message: 'This product was not found.' }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-designs-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let opened: Opened
let shop: Opened['shop']
let id = ''
beforeEach(async () => {
  opened = await openTestShop()
  ;({ shop } = opened)
  id = await configured(shop, ANA)
})

const browser = (address = '203.0.113.9') => ({ sessionId: null, address, device: '' })
const uploaded = async () => {
  const file = must(
    await shop.design.receiveFile(ANA, { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 }),
  )
  must(await shop.design.useFile(ANA, id, file.id))
  return file
}

describe('saved designs (TOOL-8)', () => {
  it('are listed by page, last changed first, for their owner only', async () => {
    for (let more = 0; more < DESIGNS_PER_PAGE; more += 1) await configured(shop, ANA)
    must(await shop.designs.rename(ANA, id, '  For   Friday '))
    expect(await shop.designs.list(ANA)).toMatchObject({ count: DESIGNS_PER_PAGE + 1, page: 1, pages: 2 })
    const both = [...(await shop.designs.list(ANA)).designs, ...(await shop.designs.list(ANA, 2)).designs]
    expect(both.map((each) => each.id)).toContain(id)
    expect(new Set(both.map((each) => each.id)).size).toBe(DESIGNS_PER_PAGE + 1)
    expect(both.find((each) => each.id === id)).toMatchObject({
      name: 'For Friday',
      product: 'Die-cut stickers',
      isFinal: false,
      isShared: false,
    })
    expect(await shop.designs.list(BEN)).toMatchObject({ count: 0, designs: [], pages: 1 })
  })

  it('can be named without being redrawn', async () => {
    const before = await opened.storage.records.get(custom, id)
    must(await shop.designs.rename(ANA, id, 'Mine'))
    const after = await opened.storage.records.get(custom, id)
    expect(after).toMatchObject({ name: 'Mine', revision: before!.revision, finalized: before!.finalized })
    expect(await shop.designs.rename(ANA, id, 'x'.repeat(101))).toMatchObject({
      errors: { name: ['Please use at most 100 characters.'] },
    })
  })

  it('are duplicated with everything except their link', async () => {
    await uploaded()
    must(await shop.designs.share(ANA, id))
    const copy = must(await shop.designs.duplicate(ANA, id))
    expect(copy.name).toBe('Die-cut stickers (copy)')
    const [before, after] = await Promise.all(
      [id, copy.id].map((each) => opened.storage.records.get(custom, each)),
    )
    expect(after).toMatchObject({ design: before!.design, user_file: before!.user_file, link: '' })
  })

  it('are deleted with their versions, unless they are in the cart', async () => {
    const version = { custom: id, data: { elements: [] } }
    expect(await shop.records.save(ANA, customAutosave, null, version)).toMatchObject({ ok: true })
    await uploaded()
    const { itemId } = must(await shop.cart.add(ANA, { productClass: 'custom', productId: id }))
    expect(await shop.designs.remove(ANA, id)).toMatchObject({
      message: 'This design is in your cart. Remove it there first.',
    })
    must(await shop.cart.remove(ANA, itemId))
    must(await shop.designs.remove(ANA, id))
    expect(await shop.designs.list(ANA)).toMatchObject({ count: 0 })
    expect(await opened.storage.records.count(customAutosave, { owner: ANA.owner })).toBe(0)
  })

  it.each([
    ['a stranger', BEN],
    ['staff', STAFF_EVA],
  ])('can’t be changed by others: for %s they are not found (ROLE-5)', async (_, viewer) => {
    for (const outcome of [
      await shop.designs.rename(viewer, id, 'Stolen'),
      await shop.designs.duplicate(viewer, id),
      await shop.designs.remove(viewer, id),
      await shop.designs.share(viewer, id),
      await shop.designs.unshare(viewer, id),
      await shop.designs.rename(viewer, 'no-such', 'Stolen'),
    ])
      expect(outcome).toEqual(NOT_FOUND)
    expect((await shop.designs.list(ANA)).designs).toMatchObject([{ name: '' }])
  })
})

describe('a link to a design (TOOL-9)', () => {
  it('opens a copy with its own files, once per person', async () => {
    const file = await uploaded()
    const { token } = must(await shop.designs.share(ANA, id))
    expect(await shop.designs.peek(token)).toEqual({ name: '', product: 'Die-cut stickers' })
    const first = await shop.designs.open(BEN, token, browser())
    const again = await shop.designs.open(BEN, token, browser())
    expect(first).toMatchObject({ ok: true })
    expect(again).toEqual(first)
    const [copy] = (await shop.designs.list(BEN)).designs
    expect(await shop.designs.list(BEN)).toMatchObject({ count: 1 })
    const row = (await opened.storage.records.get(custom, copy!.id))!
    expect(row.user_file).not.toBe(file.id)
    expect(row.design).toContain(row.user_file)
    expect(row.design).not.toContain(file.id)
    must(await shop.design.removeFile(ANA, file.id))
    const theirs = (await opened.storage.records.get(userFile, row.user_file!))!
    expect(theirs.owner).toBe(BEN.owner)
    expect(await opened.storage.files.bytes(theirs.file)).toHaveLength(6)
    expect(opened.fileStore.retained().filter((key) => key.startsWith('uploads/'))).toHaveLength(1)
  })

  it('leads its owner to the design itself', async () => {
    const { token } = must(await shop.designs.share(ANA, id))
    expect(await shop.designs.open(ANA, token, browser())).toEqual({ ok: true, value: { id } })
    expect(await shop.designs.list(ANA)).toMatchObject({ count: 1 })
  })

  it('stops working once it is ended or replaced, or its design is deleted', async () => {
    const first = must(await shop.designs.share(ANA, id)).token
    const second = must(await shop.designs.share(ANA, id)).token
    expect(await shop.designs.peek(first)).toBeNull()
    expect(await shop.designs.peek(second)).not.toBeNull()
    must(await shop.designs.unshare(ANA, id))
    const third = must(await shop.designs.share(ANA, id)).token
    must(await shop.designs.remove(ANA, id))
    for (const token of [first, second, third, '', 'guessed', 'x'.repeat(2000)]) {
      expect(await shop.designs.peek(token)).toBeNull()
      expect(await shop.designs.open(BEN, token, browser())).toMatchObject({ reason: 'conflict' })
    }
    expect(await shop.designs.list(BEN)).toMatchObject({ count: 0 })
  })

  it('expires after a day', async () => {
    const { token, until } = must(await shop.designs.share(ANA, id))
    expect(until.getTime() - opened.clock.now.getTime()).toBe(DESIGN_LINK_SECONDS * 1000)
    const made = opened.clock.now.getTime()
    opened.clock.now = new Date(made + (DESIGN_LINK_SECONDS - 1) * 1000)
    expect(await shop.designs.peek(token)).not.toBeNull()
    opened.clock.now = new Date(made + DESIGN_LINK_SECONDS * 1000)
    expect(await shop.designs.peek(token)).toBeNull()
    expect(await shop.designs.open(BEN, token, browser())).toMatchObject({ ok: false })
  })

  it('can’t be guessed (ACC-3)', async () => {
    const tries = []
    for (let attempt = 0; attempt < 61; attempt += 1)
      tries.push(await shop.designs.open(guest('session:mole', 'en-US'), `guess ${attempt}`, browser()))
    expect(tries.at(-1)).toMatchObject({ reason: 'too_many' })
    expect(tries.slice(0, 60).every((each) => !each.ok && each.reason === 'conflict')).toBe(true)
  })
})

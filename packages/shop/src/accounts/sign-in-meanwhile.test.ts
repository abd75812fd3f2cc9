import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyRecord, customAutosave, RECORDS } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGallery } from '../marketplace/testing/open-gallery.ts'
import { openDecals } from '../clipart/testing/open-decals.ts'
import type { Shop } from '../create-shop.ts'
import { figures, openFamily } from '../drag-drop-buy/testing/open-family.ts'
import type { Storage } from '../ports/storage.ts'
import { configured } from '../testing/configured.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { ownerOfAccount, ownerOfSession } from './sessions.ts'
import { openFor } from './sign-in.ts'
import { guest, type Viewer } from './viewer.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-meanwhile-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const must = <T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

interface Opened {
  readonly shop: Shop
  readonly storage: Storage
}

/** Ids that a guest owns before a use case runs. */
interface Had {
  readonly id: string
  readonly file: string
  readonly line: string
}

type Run = (shop: Shop, viewer: Viewer, had: Had) => Promise<unknown>

const upload = (shop: Shop, viewer: Viewer) =>
  shop.design.receiveFile(viewer, { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 })

/** A sticker with artwork, in the cart. */
async function sticker(shop: Shop, viewer: Viewer): Promise<Had> {
  const id = await configured(shop, viewer)
  const file = must(await upload(shop, viewer)).id
  must(await shop.design.useFile(viewer, id, file))
  const line = must(await shop.cart.add(viewer, { productClass: 'custom', productId: id })).itemId
  return { id, file, line }
}

const BROWSER = { sessionId: null, address: '203.0.113.9', device: '' }
const TYPED = {
  ...{ name: 'Ana', email: 'ana@example.com', product: 'Floor graphics', quantity: '12' },
  ...{ width: '90', height: '130 in', material: '', neededBy: '', message: 'For a gym.', trap: '' },
}
const RED = { colorId: 'red', customColor: null }
const PAINTS = { 'deer-head': RED, 'deer-antlers': RED }
const BOX = { x: 0, y: 0, width: 0.5, height: 0.5 }

interface UseCase {
  readonly open?: () => Promise<Opened>
  /** Prepares the guest's data; by default a sticker in the cart. */
  readonly before?: (shop: Shop, viewer: Viewer) => Promise<Partial<Had>>
  readonly run: Run
}

const saved = (run: Run): UseCase => ({ run })

/** Every use case that writes for a guest. */
const WRITING: Readonly<Record<string, UseCase>> = {
  'artworks.save': {
    open: openGallery,
    before: async () => ({}),
    run: (shop, viewer) =>
      shop.artworks.save(viewer, { productClass: 'marketplace', id: null, productId: 'moth', change: {} }),
  },
  'cart.add': {
    before: async (shop, viewer) => {
      const { id, file, line } = await sticker(shop, viewer)
      must(await shop.cart.remove(viewer, line))
      return { id, file }
    },
    run: (shop, viewer, { id }) =>
      shop.cart.add(viewer, { productClass: 'custom', productId: id, quantity: '250', idempotencyKey: 'k' }),
  },
  'cart.changeQuantity': saved((shop, viewer, { line }) => shop.cart.changeQuantity(viewer, line, '250')),
  'cart.choose': {
    before: async (shop, viewer) => {
      const had = await sticker(shop, viewer)
      must(await shop.configure.save(viewer, { id: had.id, change: { quantity: '500' } }))
      return had
    },
    run: (shop, viewer, { line }) => shop.cart.choose(viewer, line, 'new'),
  },
  'cart.duplicate': saved((shop, viewer, { line }) => shop.cart.duplicate(viewer, line)),
  'cart.saveForLater': saved((shop, viewer, { line }) => shop.cart.saveForLater(viewer, line, true)),
  'cart.remove': saved((shop, viewer, { line }) => shop.cart.remove(viewer, line)),
  'clipart.save': {
    open: openDecals,
    before: async () => ({}),
    run: (shop, viewer) =>
      shop.clipart.save(viewer, { id: null, productId: 'deer-decal', change: {}, paints: PAINTS }),
  },
  'configure.save': saved((shop, viewer, { id }) =>
    shop.configure.save(viewer, { id, change: { quantity: '500' } }),
  ),
  'design.receiveFile': saved((shop, viewer) => upload(shop, viewer)),
  'design.useFile': saved((shop, viewer, { id, file }) => shop.design.useFile(viewer, id, file)),
  'design.removeFile': {
    before: async (shop, viewer) => ({
      ...(await sticker(shop, viewer)),
      file: must(await upload(shop, viewer)).id,
    }),
    run: (shop, viewer, { file }) => shop.design.removeFile(viewer, file),
  },
  'design.removeBackground': saved((shop, viewer, { id }) =>
    shop.design.removeBackground(viewer, { configuredId: id }),
  ),
  'design.vectorize': saved((shop, viewer, { id }) =>
    shop.design.vectorize(viewer, { configuredId: id }, { colors: 4, purpose: 'print' }),
  ),
  'design.crop': saved((shop, viewer, { id }) => shop.design.crop(viewer, { configuredId: id }, BOX)),
  'design.retouch': saved((shop, viewer, { id }) =>
    shop.design.retouch(viewer, { configuredId: id }, new URLSearchParams({ retouch: 'remove-background' })),
  ),
  'design.restoreOriginal': {
    before: async (shop, viewer) => {
      const had = await sticker(shop, viewer)
      must(await shop.design.removeBackground(viewer, { configuredId: had.id }))
      return had
    },
    run: (shop, viewer, { id }) => shop.design.restoreOriginal(viewer, { configuredId: id }),
  },
  'design.fitOrFill': saved((shop, viewer, { id }) => shop.design.fitOrFill(viewer, id, 'fill')),
  'design.finalize': saved((shop, viewer, { id }) => shop.design.finalize(viewer, id, {})),
  'designs.rename': saved((shop, viewer, { id }) => shop.designs.rename(viewer, id, 'For the van')),
  'designs.duplicate': saved((shop, viewer, { id }) => shop.designs.duplicate(viewer, id)),
  'designs.remove': {
    before: async (shop, viewer) => ({
      ...(await sticker(shop, viewer)),
      id: await configured(shop, viewer),
    }),
    run: (shop, viewer, { id }) => shop.designs.remove(viewer, id),
  },
  'designs.share': saved((shop, viewer, { id }) => shop.designs.share(viewer, id)),
  'designs.unshare': {
    before: async (shop, viewer) => {
      const had = await sticker(shop, viewer)
      must(await shop.designs.share(viewer, had.id))
      return had
    },
    run: (shop, viewer, { id }) => shop.designs.unshare(viewer, id),
  },
  'dragDropBuy.save': {
    open: openFamily,
    before: async () => ({}),
    run: (shop, viewer) =>
      shop.dragDropBuy.save(viewer, {
        ...{ id: null, productId: 'family', change: {}, fields: {}, cliparts: figures('dad', 'dog') },
      }),
  },
  'quoteRequests.send': saved((shop, viewer) => shop.quoteRequests.send(viewer, TYPED, null, BROWSER)),
  'quoteRequests.withdraw': {
    before: async (shop, viewer) => ({
      id: must(await shop.quoteRequests.send(viewer, TYPED, null, BROWSER)).id!,
    }),
    run: (shop, viewer, { id }) => shop.quoteRequests.withdraw(viewer, { id }),
  },
  'records.save': saved((shop, viewer, { id }) =>
    shop.records.save(viewer, customAutosave, null, { custom: id, data: { elements: [] } }),
  ),
  'records.remove': {
    before: async (shop, viewer) => {
      const id = await configured(shop, viewer)
      const data = { custom: id, data: { elements: [] } }
      return { id: must(await shop.records.save(viewer, customAutosave, null, data)).id }
    },
    run: (shop, viewer, { id }) => shop.records.remove(viewer, customAutosave, id),
  },
}

/** Use cases that write for a guest through those above. */
const BY_WAY: readonly string[] = [
  ...['configure.acceptSpecialOffer', 'design.choosePage', 'design.place', 'designs.open'],
  ...['quoteRequests.accept', 'quoteRequests.decline'],
]

/** Groups and use cases that only read, or write for staff, accounts and the shop. */
const OTHERS: readonly string[] = [
  ...[
    'keys',
    'links',
    'accounts',
    'letters',
    'browse',
    'materials',
    'guides',
    'quote',
    'reads',
    'settings',
    'setup',
    'history',
  ],
  ...['stockImages', 'reviews', 'contact', 'production', 'design.library'],
  ...['artworks.page', 'artworks.picture', 'artworks.anyPicture', 'artworks.pictureUrl', 'artworks.artist'],
  ...['artworks.company', 'artworks.ownWorks', 'artworks.isArtist', 'artworks.saveOwnWork'],
  ...['cart.show', 'cart.count', 'cart.holds', 'cart.sweep', 'clipart.page', 'dragDropBuy.page'],
  ...[
    'artworks.quote',
    'clipart.quote',
    'configure.quote',
    'configure.quoteSpecialOffer',
    'dragDropBuy.quote',
  ],
  'design.removeUnneededFiles',
  ...['configure.forEditing', 'configure.page', 'configure.correction', 'configure.correct'],
  ...['design.removeArtworkBackground', 'design.pageThumbnail', 'design.printColors', 'design.fileOfAddress'],
  ...[
    'design.removeUnneededFiles',
    'design.receiveFont',
    'design.start',
    'design.samples',
    'design.samplePicture',
    'design.queuePlace',
  ],
  ...['designs.list', 'designs.peek', 'quoteRequests.show', 'quoteRequests.list'],
  ...['records.version', 'records.readsPublished', 'records.list', 'records.search', 'records.read'],
  ...['records.importRows', 'records.parts'],
]

const namesIn = (group: object, prefix = ''): readonly string[] =>
  Object.entries(group).flatMap(([name, of]) =>
    typeof of === 'function'
      ? [`${prefix}${name}`]
      : typeof of === 'object' && of !== null
        ? namesIn(of as object, `${prefix}${name}.`)
        : [],
  )

const OWNED = Object.values<AnyRecord>(RECORDS).filter(({ save }) => save === 'owner')

/** Calls `before` ahead of each storage call outside a transaction. */
function watched(storage: Storage, before: () => Promise<void>): () => void {
  const undo: (() => void)[] = []
  for (const store of [storage, storage.records, storage.carts, storage.idempotency, storage.files]) {
    const object = store as unknown as Record<string, unknown>
    for (const [name, of] of Object.entries(object)) {
      if (typeof of !== 'function' || ['untilWritten', 'ownerNow', 'ping', 'close'].includes(name)) continue
      const original = of as (...given: unknown[]) => unknown
      object[name] = async (...given: unknown[]) => {
        await before()
        return original(...given)
      }
      undo.push(() => (object[name] = original))
    }
  }
  return () => undo.forEach((each) => each())
}

/** Runs the use case, signing in before its n-th storage call. Returns its outcome and whether it got that far. */
async function runWithSignIn({ shop, storage }: Opened, useCase: UseCase, at: number, account: string) {
  const session = await storage.accounts.openSession(null, 1000)
  const viewer = guest(ownerOfSession(session.id), 'en-US')
  const had = { ...{ id: '', file: '', line: '' }, ...(await (useCase.before ?? sticker)(shop, viewer)) }
  const known = (await storage.accounts.account({ id: account }))!
  let questions = 0
  let isSignedIn = false
  const unwatch = watched(storage, async () => {
    questions += 1
    if (isSignedIn || questions !== at + 1) return
    isSignedIn = true
    unwatch()
    await openFor(storage, known, { ...BROWSER, sessionId: session.id })
  })
  const outcome = await useCase.run(shop, viewer, had)
  unwatch()
  if (!isSignedIn) await openFor(storage, known, { ...BROWSER, sessionId: session.id })
  return { outcome, isSignedIn, viewer }
}

/** An owner's cart lines and number of rows of each record, as text. */
async function left({ storage }: Opened, owner: string): Promise<string> {
  const rows = await Promise.all(
    OWNED.map(async (record) => {
      const { rows: all } = await storage.records.search(record, { pageSize: 200 })
      return `${record.name} ${all.filter((row) => (row as unknown as { owner: string }).owner === owner).length}`
    }),
  )
  const cart = await storage.carts.ofOwner(owner)
  const lines = cart?.lines.map(({ quantity, savedForLater }) => `${quantity} ${savedForLater}`) ?? []
  return [...rows.filter((row) => !row.endsWith(' 0')), ...lines].join(', ')
}

async function newAccount({ storage }: Opened, id: string): Promise<string> {
  await storage.accounts.createAccount(
    {
      ...{ id, name: id, email: `${id}@example.com`, tradeApproved: false },
      ...({ roles: ['shopper'], unit: 'in', currency: 'USD', locale: 'en-US' } as const),
    },
    null,
  )
  return id
}

describe('signing in during a use case (ACC-5)', () => {
  it('is tested with every use case that writes for a guest', async () => {
    const { shop } = await openTestShop()
    const listed = [...Object.keys(WRITING), ...BY_WAY]
    const isOther = (name: string) => OTHERS.some((other) => name === other || name.startsWith(`${other}.`))
    expect(namesIn(shop).filter((name) => !listed.includes(name) && !isOther(name))).toEqual([])
    expect(listed.filter((name) => !namesIn(shop).includes(name))).toEqual([])
  })

  it.each(Object.entries(WRITING))('loses nothing of %s, whenever it happens', async (_, useCase) => {
    const opened = await (useCase.open ?? openTestShop)()
    const expected = await newAccount(opened, 'after')
    expect((await runWithSignIn(opened, useCase, Infinity, expected)).outcome).toMatchObject({ ok: true })
    const whole = await left(opened, ownerOfAccount(expected))
    expect(whole).not.toBe('')
    for (let at = 0; ; at += 1) {
      const account = await newAccount(opened, `at-${at}`)
      const { outcome, isSignedIn, viewer } = await runWithSignIn(opened, useCase, at, account)
      if (!isSignedIn) break
      expect(outcome, `signed in before question ${at}`).toMatchObject({ ok: true })
      expect(await left(opened, ownerOfAccount(account)), `signed in before question ${at}`).toBe(whole)
      expect(viewer.owner).not.toBe(ownerOfAccount(account))
    }
  })
})

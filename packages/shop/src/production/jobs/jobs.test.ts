import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultConfiguration } from '@kisscut/core/product'
import { custom, userFile } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UnknownOutcome } from '../../ports/storage.ts'
import { ANA, openTestShop, STAFF_EVA } from '../../testing/open-test-shop.ts'
import { JOB_DAYS } from './jobs.ts'
import { LEASE_MS } from './lease.ts'
import type { Outcome } from '../../outcome.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-jobs-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}
const SECOND = 1000
const never = new AbortController().signal

const open = async () => {
  const opened = await openTestShop()
  const { shop, clock, fileStore } = opened
  const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
  const { product } = must(page)
  const { id } = must(
    await shop.configure.save(ANA, {
      id: null,
      productId: product.id,
      change: defaultConfiguration(product),
    }),
  )
  const incoming = { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 }
  must(await shop.design.useFile(ANA, id, must(await shop.design.receiveFile(ANA, incoming)).id))
  const { jobs } = shop.production
  const request = { kind: 'print', customs: [id], files: ['print.pdf', 'cut.dxf'] } as const
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  const made = () => fileStore.retained().filter((key) => key.startsWith('production/'))
  return { ...opened, id, product, jobs, request, pass, made }
}

describe('a job', () => {
  it('makes the files of a sold item as it was sold, even after its product changed and its artwork was removed (CART-13)', async () => {
    const { shop, storage, id, jobs, request, clock, pressDoes } = await open()
    must(await shop.cart.add(ANA, { productClass: 'custom', productId: id }))
    const { soldItem } = (await shop.cart.show(ANA)).items[0]!
    const drawn: unknown[] = []
    const { print } = pressDoes
    pressDoes.print = (design, turn) => {
      drawn.push(JSON.parse(JSON.stringify(design)))
      return print(design, turn)
    }
    const ofItem = {
      ...request,
      customs: [soldItem!],
      files: ['print.pdf', 'cut.dxf', 'ticket.pdf'],
    } as const
    const made = async () => {
      const { id: job } = must(await jobs.add(STAFF_EVA, ofItem))
      expect(await jobs.work(never)).toBe(true)
      const { state, message, files } = must(await jobs.read(STAFF_EVA, job))
      expect([state, message]).toEqual(['done', ''])
      return files.filter(({ name }) => !name.includes('ticket')).map(({ name, sha256 }) => [name, sha256])
    }
    const before = await made()
    must(
      await shop.configure.save(ANA, {
        id,
        change: { width: '5', dieLine: 'rectangle', instructions: 'Other' },
      }),
    )
    const { user_file: file } = (await storage.records.get(custom, id))!
    await storage.records.update(custom, id, { user_file: null, design: null })
    must(await shop.design.removeFile(ANA, file!))
    clock.now = new Date(clock.now.getTime() + 2 * 24 * 60 * 60 * SECOND)
    await storage.files.sweep(clock.now)
    expect(await made()).toEqual(before)
    expect(drawn[1]).toEqual(drawn[0])
    expect(await storage.records.get(userFile, file!)).toMatchObject({ removed: true })
  })

  it.each([null, 'once'])(
    'is not found if its sold item is removed while it is added (CART-13), with the key %s',
    async (key) => {
      const { shop, storage, id, jobs, request, clock } = await open()
      must(await shop.cart.add(ANA, { productClass: 'custom', productId: id }))
      const { soldItem } = (await shop.cart.show(ANA)).items[0]!
      await storage.carts.remove(ANA.owner)
      const { contents } = storage.soldItems
      storage.soldItems.contents = async (ids) => {
        const found = await contents(ids)
        await storage.soldItems.removeUnused(new Date(clock.now.getTime() + SECOND))
        return found
      }
      const outcome = await jobs.add(STAFF_EVA, { ...request, customs: [soldItem!] }, key)
      expect(outcome).toMatchObject({ ok: false, reason: 'not_found' })
      expect(await jobs.list(STAFF_EVA)).toEqual([])
    },
  )

  it('delivers all files together, with names for downloads', async () => {
    const { jobs, request, id, made } = await open()
    const job = must(await jobs.add(STAFF_EVA, request))
    expect(job).toMatchObject({ state: 'waiting', kind: 'print', progress: 0 })
    expect(await jobs.work(never)).toBe(true)
    const done = must(await jobs.read(STAFF_EVA, job.id))
    const name = `die-cut-stickers-${id.slice(0, 8)}`
    expect(done).toMatchObject({
      state: 'done',
      progress: 1,
      files: [
        { name: `${name}-print.pdf`, mime: 'application/pdf' },
        { name: `${name}-cut.dxf`, mime: 'image/vnd.dxf' },
      ],
    })
    expect(made().sort()).toEqual(done.files.map(({ key }) => key).sort())
    expect(await jobs.work(never)).toBe(false)
  })

  it('has a ticket for the production floor that lists the other files', async () => {
    const { jobs, request, id, fileStore } = await open()
    const job = must(await jobs.add(STAFF_EVA, { ...request, files: ['ticket.pdf', 'print.pdf', 'cut.dxf'] }))
    await jobs.work(never)
    const { files } = must(await jobs.read(STAFF_EVA, job.id))
    const [print, dxf, json, pdf] = files
    expect([pdf?.mime, json?.mime, files.length]).toEqual(['application/pdf', 'application/json', 4])
    expect(JSON.parse(Buffer.from(fileStore.bytes(json!.key)!).toString())).toMatchObject({
      job: `${job.id.slice(0, 8)}/${id.slice(0, 8)}`,
      order: id,
      finishing: { cut: 'die', perforation: false, lamination: 'gloss' },
      plates: ['CutContour'],
      files: [
        { name: print?.name, role: 'print', sha256: print?.sha256, bytes: print?.bytes },
        { name: dxf?.name, role: 'cut', sha256: dxf?.sha256, bytes: dxf?.bytes },
      ],
    })
  })

  it('is dated by the shop’s clock, with the same day on ticket and proof (PROD-1)', async () => {
    const { shop, jobs, request, fileStore, pressDoes, clock } = await open()
    expect((await shop.settings.save(STAFF_EVA, { timezone: 'America/Chicago' })).ok).toBe(true)
    clock.now = new Date('2027-02-01T02:30:00Z')
    const proofed: string[] = []
    const { proof } = pressDoes
    pressDoes.proof = (design, facts, ...more) => {
      proofed.push(facts.date)
      return proof(design, facts, ...more)
    }
    const job = must(await jobs.add(STAFF_EVA, { ...request, files: ['proof.pdf', 'ticket.pdf'] }))
    await jobs.work(never)
    const { files } = must(await jobs.read(STAFF_EVA, job.id))
    const ticket = files.find(({ mime }) => mime === 'application/json')
    const { date } = JSON.parse(Buffer.from(fileStore.bytes(ticket!.key)!).toString())
    expect([...proofed, date]).toEqual(['2027-01-31', '2027-01-31'])
  })

  it('has a page and cut files per sheet, and as many labels as the range is long', async () => {
    const { shop, jobs, id, product, fileStore } = await open()
    const stock = { width: 12, height: 18 }
    const sheets = { kind: 'sheets', title: 'Gang', customs: [{ id, copies: 9 }], stock, marks: {} } as const
    const gang = must(await jobs.add(STAFF_EVA, sheets))
    await jobs.work(never)
    const { files } = must(await jobs.read(STAFF_EVA, gang.id))
    expect(files.map(({ name }) => name)).toEqual([
      'sheets.pdf',
      'sheet-001-cut.svg',
      'sheet-001-cut.dxf',
      'nesting.json',
      'ticket.json',
      'ticket.pdf',
    ])
    const ticket = JSON.parse(Buffer.from(fileStore.bytes(files[4]!.key)!).toString())
    expect(ticket).toMatchObject({
      job: gang.id.slice(0, 8),
      order: id,
      product: { id: gang.id, title: 'Gang' },
      material: { id: 'white-vinyl' },
      sheets: { count: 1, width: 12, height: 18 },
      files: files.slice(0, 3).map(({ name, sha256 }) => ({ name, sha256 })),
      notes: [`9 × Die-cut stickers ${id.slice(0, 8)}, 2 × 2 in, White vinyl, Gloss Lamination`],
    })
    const field = { kind: 'qr', box: { x: 0, y: 0, width: 1, height: 1 } } as const
    const labels = { kind: 'labels', custom: id, fields: [field] } as const
    const none = must(await jobs.add(STAFF_EVA, labels))
    await jobs.work(never)
    expect(must(await jobs.read(STAFF_EVA, none.id))).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('no variable data'),
    })
    const variableData = { kind: 'range', from: 'Nr. 1', to: 'Nr. 3' } as const
    const configuration = { ...defaultConfiguration(product), variableData }
    must(await shop.configure.save(ANA, { id, productId: product.id, change: configuration }))
    must(await jobs.retry(STAFF_EVA, none.id))
    await jobs.work(never)
    expect(must(await jobs.read(STAFF_EVA, none.id)).files).toHaveLength(3)
  })

  it('rejected by the preflight states the reason in the shop’s unit (UNIT-1)', async () => {
    const { shop, jobs, request, id, pressDoes } = await open()
    pressDoes.preflight = async () => ({
      findings: [{ code: 'too-small', level: 'error', element: 'cut', measured: 0.1, wanted: 0.25 }],
    })
    const stock = { width: 12, height: 18 }
    const sheets = { kind: 'sheets', title: 'Gang', customs: [{ id, copies: 9 }], stock, marks: {} } as const
    const messageIn = async (unit: 'in' | 'mm', wanted: typeof request | typeof sheets) => {
      expect((await shop.settings.save(STAFF_EVA, { unit })).ok).toBe(true)
      const job = must(await jobs.add(STAFF_EVA, wanted))
      await jobs.work(never)
      const { state, message } = must(await jobs.read(STAFF_EVA, job.id))
      expect(state).toBe('failed')
      return message
    }
    for (const wanted of [request, sheets]) {
      expect(await messageIn('in', wanted)).toBe(`Product ${id}: too-small`)
      expect(await messageIn('mm', wanted)).toBe(`Product ${id}: too-small in mm`)
    }
  })

  it('fails at once if a label can’t be printed, and names that label', async () => {
    const { jobs, id, pressDoes, errors } = await open()
    pressDoes.labels = async function* () {
      throw new Error('print-labels could not be done: RangeError: Label 3: The font has no “ж”..')
    }
    const box = { x: 0, y: 0, width: 1, height: 1 }
    const request = {
      kind: 'labels',
      custom: id,
      fields: [{ kind: 'text', size: 0.2, box }],
      records: [['ж']],
    } as const
    const job = must(await jobs.add(STAFF_EVA, request))
    await jobs.work(never)
    expect(must(await jobs.read(STAFF_EVA, job.id))).toMatchObject({
      state: 'failed',
      tries: 1,
      message: 'Label 3: The font has no “ж”.',
    })
    expect(errors).toEqual([])
    const short = { ...request, records: [['a', 'b']] }
    expect(await jobs.add(STAFF_EVA, short)).toMatchObject({
      reason: 'invalid',
      errors: { 'records.0': [expect.stringContaining('2 values')] },
    })
  })

  it('is found by staff only', async () => {
    const { jobs, request } = await open()
    expect(await jobs.add(ANA, request)).toMatchObject({ reason: 'forbidden' })
    const { id } = must(await jobs.add(STAFF_EVA, request))
    for (const action of [jobs.read, jobs.cancel, jobs.retry, jobs.remove])
      expect(await action(ANA, id)).toMatchObject({ reason: 'not_found' })
    expect(await jobs.list(ANA)).toEqual([])
    expect(await jobs.list(STAFF_EVA)).toHaveLength(1)
  })

  it('is added once per key, and only for existing products', async () => {
    const { jobs, request } = await open()
    const added = await Promise.all(Array.from({ length: 5 }, () => jobs.add(STAFF_EVA, request, 'k')))
    expect(new Set(added.map((each) => must(each).id)).size).toBe(1)
    expect(await jobs.add(STAFF_EVA, { ...request, files: ['cut.svg'] }, 'k')).toMatchObject({
      reason: 'conflict',
    })
    expect(await jobs.add(STAFF_EVA, { ...request, customs: ['none'] })).toMatchObject({
      reason: 'not_found',
    })
  })

  it('leaves no files if it is cancelled while running, and can be retried', async () => {
    const { jobs, request, made, pressDoes } = await open()
    const job = must(await jobs.add(STAFF_EVA, { ...request, files: ['cut.svg', 'print.pdf', 'cut.dxf'] }))
    const { print } = pressDoes
    pressDoes.print = async (design) => {
      expect(made()).toHaveLength(1)
      must(await jobs.cancel(STAFF_EVA, job.id))
      return print(design)
    }
    await jobs.work(never)
    expect(must(await jobs.read(STAFF_EVA, job.id)).state).toBe('cancelled')
    expect(made()).toEqual([])
    expect(await jobs.cancel(STAFF_EVA, job.id)).toMatchObject({ reason: 'conflict' })
    pressDoes.print = print
    must(await jobs.retry(STAFF_EVA, job.id))
    await jobs.work(never)
    expect(must(await jobs.read(STAFF_EVA, job.id)).files).toHaveLength(3)
  })

  it('is returned to the queue by a stopping worker, without counting the try', async () => {
    const { jobs, request, made, pressDoes } = await open()
    const job = must(await jobs.add(STAFF_EVA, { ...request, files: ['cut.svg', 'print.pdf'] }))
    const stopping = new AbortController()
    const { print } = pressDoes
    pressDoes.print = () => {
      stopping.abort()
      return new Promise(() => undefined)
    }
    expect(await jobs.work(stopping.signal)).toBe(true)
    expect(must(await jobs.read(STAFF_EVA, job.id))).toMatchObject({ state: 'waiting', tries: 0 })
    expect(made()).toEqual([])
    expect(await jobs.work(stopping.signal)).toBe(false)
    pressDoes.print = print
    await jobs.work(never)
    expect(must(await jobs.read(STAFF_EVA, job.id))).toMatchObject({ state: 'done', tries: 1 })
  })

  it('is taken over from a worker that stopped responding, and the first one’s files are deleted', async () => {
    const { jobs, request, made, pass, pressDoes, storage, clock } = await open()
    const job = must(await jobs.add(STAFF_EVA, { ...request, files: ['cut.svg', 'print.pdf'] }))
    const leased = await storage.jobs.take(clock.now, LEASE_MS)
    const half = await storage.files.put('production', new Uint8Array(3), {
      extension: 'svg',
      mime: 'image/svg+xml',
    })
    const files = [{ ...half, name: 'cut.svg', mime: 'image/svg+xml' }]
    await storage.jobs.progress(leased!.lease, { share: 0.5, files }, clock.now, LEASE_MS)
    pass(LEASE_MS - SECOND)
    expect(await jobs.work(never)).toBe(false)
    pass(SECOND)
    const { print } = pressDoes
    pressDoes.print = (design) => {
      expect(made()).not.toContain(half.key)
      return print(design)
    }
    expect(await jobs.work(never)).toBe(true)
    const done = must(await jobs.read(STAFF_EVA, job.id))
    expect(done).toMatchObject({ state: 'done', tries: 2 })
    expect(made().sort()).toEqual(done.files.map(({ key }) => key).sort())
  })

  it('keeps its files after a lost COMMIT if it was committed, and runs again if not (OPS-12)', async () => {
    for (const isDone of [true, false]) {
      const { jobs, request, made, pass, storage, errors } = await open()
      const { id } = must(await jobs.add(STAFF_EVA, request))
      const { transaction } = storage
      const lost: typeof transaction = async (work) => {
        Object.assign(storage, { transaction })
        if (isDone) await transaction(work)
        throw new UnknownOutcome('Connection terminated unexpectedly')
      }
      Object.assign(storage, { transaction: lost })
      expect(await jobs.work(never)).toBe(true)
      pass(LEASE_MS)
      expect(await jobs.work(never)).toBe(!isDone)
      const ended = must(await jobs.read(STAFF_EVA, id))
      expect(ended).toMatchObject({ state: 'done', tries: isDone ? 1 : 2 })
      expect(made().sort()).toEqual(ended.files.map(({ key }) => key).sort())
      expect(errors).toHaveLength(1)
    }
  })

  it('is retried with growing delays after the press fails, and finally fails', async () => {
    const { jobs, request, pass, made, pressDoes, errors } = await open()
    const sheets = { title: 'Gang', stock: { width: 12, height: 18 }, marks: {} }
    const customs = request.customs.map((id) => ({ id, copies: 1 }))
    const { id } = must(await jobs.add(STAFF_EVA, { kind: 'sheets', ...sheets, customs }))
    pressDoes.sheets = () => Promise.reject(new Error('print-sheets could not be done: busy.'))
    let requested = 0
    pressDoes.tryAgain = () => void (requested += 1)
    for (const rest of [10, 40, 160]) {
      expect(await jobs.work(never)).toBe(true)
      pass(rest * SECOND - 1)
      expect(await jobs.work(never)).toBe(false)
      pass(1)
    }
    expect(await jobs.work(never)).toBe(true)
    pass(1000 * SECOND)
    expect(await jobs.work(never)).toBe(false)
    expect(must(await jobs.read(STAFF_EVA, id))).toMatchObject({
      state: 'failed',
      tries: 4,
      message: 'print-sheets could not be done: busy.',
    })
    expect([made(), errors.length]).toEqual([[], 4])
    // Only a retry by staff resets limits that were exceeded, not each try (PROD-21).
    expect(requested).toBe(1)
    must(await jobs.retry(STAFF_EVA, id))
    await jobs.work(never)
    expect(requested).toBe(2)
  })

  it('rejected by the preflight fails at once, with its message', async () => {
    const { jobs, request, pressDoes, errors } = await open()
    const finding = {
      code: 'artwork.off-product',
      level: 'error',
      element: 'artwork',
      measured: 0,
      wanted: 0,
    } as const
    pressDoes.preflight = async () => ({ findings: [finding] })
    const { id } = must(await jobs.add(STAFF_EVA, request))
    await jobs.work(never)
    expect(must(await jobs.read(STAFF_EVA, id))).toMatchObject({
      state: 'failed',
      tries: 1,
      message: expect.stringContaining('artwork.off-product'),
      files: [],
    })
    expect(errors).toEqual([])
  })

  it('is deleted with its files when it is removed or ended long ago, but never before it has ended', async () => {
    const { jobs, request, pass, made } = await open()
    const [first, second] = [
      must(await jobs.add(STAFF_EVA, request)),
      must(await jobs.add(STAFF_EVA, request)),
    ]
    expect(await jobs.remove(STAFF_EVA, first.id)).toMatchObject({ reason: 'conflict' })
    await jobs.work(never)
    await jobs.work(never)
    expect(made()).toHaveLength(4)
    must(await jobs.remove(STAFF_EVA, first.id))
    expect(made()).toHaveLength(2)
    expect(await jobs.sweep()).toBe(0)
    pass((JOB_DAYS * 24 * 3600 + 1) * SECOND)
    expect(await jobs.sweep()).toBe(1)
    expect(made()).toEqual([])
    expect(await jobs.read(STAFF_EVA, second.id)).toMatchObject({ reason: 'not_found' })
  })
})

import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { checkPrintPdf } from '@kisscut/prepress/print'
import { bundledWorker, scanPages } from '@kisscut/prepress/testing'
import { LEASE_MS } from '@kisscut/shop'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ENGINES, serveApi, OWNER_KEY, type ServedApi } from './serve-api.ts'

const JOB = '/prepress/api/v1/job/'
const CUSTOM = '/custom/api/v1/custom/'
const STICKER = {
  template: 'die-cut-stickers',
  material: 'white-vinyl',
  width: '2',
  height: '2',
  quantity: 10,
  clip_type: 'rectangle',
}
const WORKER = fileURLToPath(new URL('worker-process.ts', import.meta.url))
const never = new AbortController().signal

interface JobWire {
  readonly id: string
  readonly state: string
  readonly progress: number
  readonly tries: number
  readonly message: string
  readonly files: readonly {
    readonly name: string
    readonly url: string
    readonly mime: string
    readonly sha256: string
  }[]
}

// Press and plotter are real, so a busy machine needs time.
describe.each(ENGINES)('jobs by HTTP on %s', { timeout: 180_000 }, (engine) => {
  let api: ServedApi
  let eva: Client
  let ana: Client
  let stickers: string[]
  /** The content of files doesn't depend on the database. */
  const itOnce = it.runIf(engine === 'SQLite')
  beforeAll(async () => {
    api = await serveApi(engine)
    eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    ana = createClient(api.origin)
    stickers = [await sticker('#0a6c8f'), await sticker('#c2410c')]
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const sticker = async (background: string) => {
    const { id } = (await ana.post(CUSTOM, STICKER)).body
    const pixels = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
    const file = (await ana.upload(pixels, 'logo.png')).body
    const placement = { x: '-0.1', y: '-0.1', width: '2.2', height: '2.2', rotation: '0' }
    await ana.patch(`${CUSTOM}${id}/`, { user_file: file.id, placement })
    return id
  }
  const request = async (body: object, headers: Record<string, string> = {}) => {
    const response = await eva.post(JOB, body, headers)
    expect(response.status, JSON.stringify(response.body)).toBe(201)
    return response.body as unknown as JobWire
  }
  const read = async (id: string) => (await eva.get(`${JOB}${id}/`)).body as unknown as JobWire
  const work = () => api.shop.production.jobs.work(never)
  const stored = (url: string) => api.storage.files.bytes(url.replace('/files/', ''))
  const storedFiles = () => readdir(join(api.dataDir, 'files', 'production')).catch(() => [])

  it('are added and completed, and their files have the right content', async () => {
    const files = ['print.pdf', 'cut.dxf', 'ticket.pdf']
    const requested = await request({ kind: 'print', customs: stickers, files })
    expect(requested).toMatchObject({ state: 'waiting', progress: 0, files: [] })
    expect(await work()).toBe(true)
    const done = await read(requested.id)
    expect(done).toMatchObject({ state: 'done', progress: 1, tries: 1, message: '' })
    expect(done.files).toHaveLength(8)
    for (const { url, name, sha256 } of done.files) {
      const bytes = Buffer.from(await stored(url))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
      if (name.endsWith('print.pdf')) expect((await checkPrintPdf(bytes)).problems).toEqual([])
      if (name.endsWith('cut.dxf')) expect(bytes.toString()).toContain('CutContour')
      if (name.endsWith('ticket.pdf')) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      if (name.endsWith('ticket.json'))
        expect(JSON.parse(bytes.toString())).toMatchObject({ plates: ['CutContour'], quantity: 10 })
    }
    expect((await eva.get(JOB)).body['results']).toContainEqual(done)
    expect((await eva.remove(`${JOB}${requested.id}/`)).status).toBe(200)
    expect((await eva.get(`${JOB}${requested.id}/`)).status).toBe(404)
    expect(await storedFiles()).toEqual([])
  })

  itOnce('lay several products on sheets, with their cut files', async () => {
    const customs = stickers.map((id) => ({ id, copies: 3 }))
    const stock = { width: 13, height: 19, margin: 0.5, gap: 0.125 }
    const { id } = await request({ kind: 'sheets', customs, stock })
    await work()
    const done = await read(id)
    expect(done, done.message).toMatchObject({ state: 'done' })
    expect(done.files.map(({ name }) => name)).toEqual([
      'sheets.pdf',
      'sheet-001-cut.svg',
      'sheet-001-cut.dxf',
      'nesting.json',
      'ticket.json',
      'ticket.pdf',
    ])
    const nesting = JSON.parse(Buffer.from(await stored(done.files[3]!.url)).toString())
    expect(nesting).toMatchObject({ sheets: 1, tooLarge: [] })
    expect(nesting.placed).toHaveLength(6)
    const ticket = JSON.parse(Buffer.from(await stored(done.files[4]!.url)).toString())
    expect(ticket).toMatchObject({
      order: '2 products',
      quantity: 6,
      size: { width: 2, height: 2 },
      material: { id: 'white-vinyl' },
      plates: ['CutContour'],
      sheets: { count: 1, width: 13, height: 19 },
      files: done.files.slice(0, 3).map(({ name, sha256 }) => ({ name, sha256 })),
    })
    expect(ticket.notes).toHaveLength(2)
    expect(Buffer.from(await stored(done.files[5]!.url)).toString('latin1')).toMatch(/^%PDF-/)
    const tiny = await request({ kind: 'sheets', customs, stock: { width: 1, height: 1 } })
    await work()
    expect(await read(tiny.id)).toMatchObject({ message: expect.stringMatching(/\w/), files: [] })
    await eva.post(`${JOB}${tiny.id}/cancel/`, {})
    api.errors.length = 0
  })

  itOnce('number labels by the product’s range, each with its own (VAR-2)', async () => {
    const variable_data = { kind: 'range', from: 'A-001', to: 'A-012' }
    const changed = await ana.patch(`${CUSTOM}${stickers[0]}/`, { variable_data })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const fields = [
      { kind: 'text', box: { x: 0.2, y: 0.2, width: 1.6, height: 0.3 }, size: 0.2 },
      { kind: 'qr', box: { x: 0.5, y: 0.8, width: 1, height: 1 } },
    ]
    const { id } = await request({ kind: 'labels', custom: stickers[0], fields })
    await work()
    const done = await read(id)
    expect(done, done.message).toMatchObject({
      state: 'done',
      files: [{ name: 'labels-000001-000012.pdf', mime: 'application/pdf' }],
    })
    const labels = await stored(done.files[0]!.url)
    expect((await checkPrintPdf(labels, 12)).problems).toEqual([])
    // Read from the written pages: every piece has its own number.
    const numbers = Array.from({ length: 12 }, (_, at) => [`A-${String(at + 1).padStart(3, '0')}`])
    expect(await scanPages(labels, 12)).toEqual(numbers)
    await ana.patch(`${CUSTOM}${stickers[0]}/`, { variable_data: null })
  })

  itOnce('say what their rows say, or what each field’s own range does', async () => {
    const [custom] = stickers
    const text = { kind: 'text', box: { x: 0.2, y: 0.2, width: 1.6, height: 0.3 }, size: 0.2 }
    const bar = { kind: 'bar', barcode: 'ean8', box: { x: 0.3, y: 0.8, width: 1.4, height: 1 } }
    const records = Array.from({ length: 3 }, (_, row) => [`Jar ${row + 1}`, `590123${row}`])
    const seat = { ...text, range: { from: 'Seat 8', to: 'Seat 11' } }
    const row = { ...text, box: { ...text.box, y: 1 }, range: { from: 'Row 1', to: 'Row 4' } }
    for (const [body, labels] of [
      [{ fields: [text, bar], records }, 3],
      [{ fields: [seat, row] }, 4],
    ] as const) {
      const { id } = await request({ kind: 'labels', custom, ...body })
      await work()
      const done = await read(id)
      expect(done, done.message).toMatchObject({ state: 'done', files: [{ mime: 'application/pdf' }] })
      expect((await checkPrintPdf(await stored(done.files[0]!.url), labels)).problems).toEqual([])
    }
    const unwritable = await request({
      kind: 'labels',
      custom,
      fields: [text],
      records: [['Jar'], ['Jar 漢']],
    })
    await work()
    expect(await read(unwritable.id)).toMatchObject({
      state: 'failed',
      tries: 1,
      message: expect.stringMatching(/^Label 2: .*漢/),
    })
    const bad = [
      [{ fields: [text, bar], records: [['a', '5901230'], ['b']] }, 'records.1'],
      [{ fields: [text, bar], records: [['a', '59O1230']] }, 'records.0.1'],
      [{ fields: [text], records: [[7]] }, 'records.0.0'],
      [{ fields: [text], records: [] }, 'records'],
      [{ fields: [seat], records: [['a']] }, 'fields.0.range'],
      [{ fields: [text, { ...text, range: { from: 'Seat', to: 'Seat 4' } }] }, 'fields.1.range'],
      [{ fields: [seat, { ...row, range: { from: '1', to: '5' } }] }, 'fields.1.range'],
      [{ fields: [{ ...seat, range: { from: '1', to: '999999999' } }] }, 'fields.0.range'],
      [{ fields: [{ ...bar, range: { from: 'A1', to: 'A9' } }] }, 'fields.0.range'],
    ] as const
    for (const [body, field] of bad)
      expect(await eva.post(JOB, { kind: 'labels', custom, ...body }), field).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.stringMatching(/\w/)] } },
      })
    const rows = Array.from({ length: 1000 }, () => ['x'.repeat(1000)])
    expect(
      (await eva.post(JOB, { kind: 'labels', custom, fields: [text], records: [...rows, ...rows] })).status,
    ).toBe(413)
  })

  it('requested with the same key at once are one job; the key with another request is a conflict', async () => {
    const body = { kind: 'print', customs: [stickers[1]], files: ['cut.svg'] }
    const key = { 'idempotency-key': 'twice at once' }
    const requested = await Promise.all(Array.from({ length: 6 }, () => request(body, key)))
    expect(new Set(requested.map(({ id }) => id)).size).toBe(1)
    expect((await eva.post(JOB, { ...body, files: ['cut.dxf'] }, key)).status).toBe(409)
    await eva.post(`${JOB}${requested[0]!.id}/cancel/`, {})
  })

  it('are cancelled and retried, and report when it is too late (PROD-10)', async () => {
    const { id } = await request({ kind: 'print', customs: [stickers[1]], files: ['cut.svg'] })
    expect((await eva.post(`${JOB}${id}/retry/`, {})).status).toBe(409)
    expect((await eva.remove(`${JOB}${id}/`)).status).toBe(409)
    expect((await eva.post(`${JOB}${id}/cancel/`, {})).body).toMatchObject({ state: 'cancelled' })
    expect(await work()).toBe(false)
    expect((await eva.post(`${JOB}${id}/retry/`, {})).body).toMatchObject({ state: 'waiting' })
    expect(await work()).toBe(true)
    expect((await eva.post(`${JOB}${id}/cancel/`, {})).status).toBe(409)
    expect((await read(id)).files).toHaveLength(1)
  })

  it('are for staff only, and must be valid', async () => {
    const { id } = await request({ kind: 'print', customs: [stickers[1]], files: ['cut.svg'] })
    for (const response of [
      await ana.post(JOB, { kind: 'print', customs: stickers }),
      await ana.get(`${JOB}${id}/`),
      await ana.get(JOB),
      await ana.post(`${JOB}${id}/cancel/`, {}),
      await ana.remove(`${JOB}${id}/`),
    ])
      expect(response.status).toBe(403)
    await eva.post(`${JOB}${id}/cancel/`, {})
    expect((await eva.get(`${JOB}no-such-job/`)).status).toBe(404)
    expect((await eva.post(`${JOB}no-such-job/cancel/`, {})).status).toBe(404)
    const customs = stickers.map((each) => ({ id: each, copies: 1 }))
    const stock = { width: 13, height: 19 }
    const bad = [
      {},
      { kind: 'explode', customs: stickers },
      { kind: 'print', customs: [] },
      { kind: 'print', customs: stickers, files: ['passwd'] },
      { kind: 'print', customs: stickers, priority: 1 },
      { kind: 'print', customs: Array.from({ length: 201 }, () => stickers[0]) },
      { kind: 'sheets', customs, stock: { width: 1e9, height: 1 } },
      { kind: 'sheets', customs, stock: { width: -1 } },
      { kind: 'sheets', customs: [{ id: stickers[0], copies: 1e12 }], stock },
      { kind: 'sheets', customs: [{ id: stickers[0], copies: 1.5 }], stock },
      { kind: 'labels', custom: stickers[0], fields: [{ kind: 'text', box: {}, size: 1 }] },
    ]
    for (const body of bad) expect((await eva.post(JOB, body)).status, JSON.stringify(body)).toBe(400)
    expect((await eva.post(JOB, { kind: 'print', customs: ['none'] })).status).toBe(404)
  })

  describe('and a worker process of its own', () => {
    /** The process is killed during the second file, which takes a while. */
    const FILES = ['cut.svg', 'print.pdf', 'cut.dxf']
    const requestOne = () => request({ kind: 'print', customs: stickers.slice(0, 1), files: FILES })

    let folder: string
    let program: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'kisscut-worker-process-'))
      program = await bundledWorker(folder, WORKER)
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    const startProcess = (ahead = 0) => {
      const args = [program, api.databaseUrl ?? '', api.dataDir, String(ahead)]
      const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      return { worker, lines: createInterface({ input: worker.stdout! }) }
    }
    const hears = async (lines: Interface, wanted: string) => {
      for await (const line of lines) if (line === wanted) return
      throw new Error(`The worker ended without saying ${wanted}`)
    }
    const ended = async (worker: ChildProcess) => {
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
      return worker.exitCode
    }

    it('that is killed halfway leaves a job that another process completes', async () => {
      const { id } = await requestOne()
      const first = startProcess()
      await hears(first.lines, '1')
      first.worker.kill('SIGKILL')
      await ended(first.worker)
      expect(await read(id)).toMatchObject({ state: 'running', tries: 1, files: [] })
      const [half] = (await api.storage.jobs.get(id))!.files
      expect(half).toBeDefined()

      const second = startProcess(LEASE_MS)
      await hears(second.lines, 'done')
      second.worker.kill('SIGTERM')
      expect(await ended(second.worker)).toBe(0)
      const done = await read(id)
      expect(done).toMatchObject({ state: 'done', tries: 2, progress: 1 })
      expect(done.files).toHaveLength(FILES.length)
      for (const { url, name } of done.files)
        if (name.endsWith('print.pdf')) expect((await checkPrintPdf(await stored(url))).problems).toEqual([])
        else expect((await stored(url)).length).toBeGreaterThan(100)
      expect(await api.storage.files.uses(half!.key)).toEqual([])
    })

    it('that is stopped returns its job to the queue without counting the try, and exits', async () => {
      const { id } = await requestOne()
      const { worker, lines } = startProcess()
      await hears(lines, '1')
      worker.kill('SIGTERM')
      expect(await ended(worker)).toBe(0)
      expect(await read(id)).toMatchObject({ state: 'waiting', tries: 0, files: [] })
      expect(await work()).toBe(true)
      expect(await read(id)).toMatchObject({ state: 'done', tries: 1 })
    })
  })

  it('are described in openapi.json', async () => {
    const { paths } = (await eva.get('/openapi.json')).body
    expect(paths).toHaveProperty([JOB, 'post', 'requestBody'])
    for (const name of ['cancel', 'retry']) expect(paths).toHaveProperty([`${JOB}{id}/${name}/`, 'post'])
  })
})

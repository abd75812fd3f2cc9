import { rename } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { RECORDS } from '@kisscut/records'
import type { Storage } from '@kisscut/shop/ports/storage'
import { openStorage } from '@kisscut/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { migrationsDir } from './prepress.ts'
import { ENGINES, OWNER_KEY, serveApi, type Engine, type ServedApi } from './serve-api.ts'

/** A way to PostgreSQL that can be cut and restored. */
const openRelay = async (url: string) => {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('error', () => to.destroy()).on('close', () => to.destroy())
    from.pipe(to)
  }
  let port = 0
  const listen = async (): Promise<Server> => {
    const server = createServer((client) => {
      const database = connect(Number(target.port), target.hostname)
      pass(client, database)
      pass(database, client)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    return server
  }
  let server = await listen()
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await closed
  }
  const restore = async () => void (server = await listen())
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return { url: through.href, cut, restore }
}

/** Takes the database of an engine away, and brings it back. */
const faultOf = async (engine: Engine) => {
  if (engine === 'PostgreSQL') {
    let relay: Awaited<ReturnType<typeof openRelay>> | undefined
    const through = async (url: string) => (relay = await openRelay(url)).url
    const api = await serveApi(engine, { through })
    return { api, begin: () => relay!.cut(), end: () => relay!.restore() }
  }
  const api = await serveApi(engine)
  const file = join(api.dataDir, 'kisscut.sqlite')
  return { api, begin: () => rename(file, `${file}.away`), end: () => rename(`${file}.away`, file) }
}

describe.each(['SQLite', 'PostgreSQL'] as const)('a shop on %s whose database is gone', (engine) => {
  let api: ServedApi
  let fault: Awaited<ReturnType<typeof faultOf>>
  beforeAll(async () => {
    fault = await faultOf(engine)
    api = fault.api
  })
  afterAll(() => api.close())

  const save = (caller: ReturnType<typeof createClient>, name: string) =>
    caller.post('/custom/api/v1/custom-autosave/', { name, data: {} })

  it('says when to try again, and goes on by itself with nothing half written (API-22)', async () => {
    const ana = createClient(api.origin)
    expect((await save(ana, 'before')).status).toBe(201)
    await fault.begin()
    const failed = await Promise.all([1, 2, 3].map((each) => save(ana, `during ${each}`)))
    expect(failed.map(({ status }) => status)).toEqual([503, 503, 503])
    for (const { headers, body } of failed) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.error).toContain('again')
    }
    await fault.end()
    await expect.poll(async () => (await save(ana, 'after')).status).toBe(201)
    const { results } = (await ana.get('/custom/api/v1/custom-autosave/')).body as unknown as {
      readonly results: readonly { readonly name: string }[]
    }
    expect(new Set(results.map(({ name }) => name))).toEqual(new Set(['before', 'after']))
    expect(api.errors.length).toBeGreaterThan(0)
  })
})

/** The other process changes nothing in the end. */
class GivesUp extends Error {}

describe.each(ENGINES)('a shop on %s whose database another process holds', (engine) => {
  let api: ServedApi
  let other: Storage
  beforeAll(async () => {
    api = await serveApi(engine)
    const { dataDir, databaseUrl } = api
    other = await openStorage({ dataDir, migrationsDir, databaseUrl })
  })
  afterAll(async () => {
    await other.close()
    await api.close()
  })

  it('goes on showing what it has, and saves once it is free (API-22)', async () => {
    const owner = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    const path = `${RECORDS.template.path}die-cut-stickers/`
    let release = () => undefined as void
    const released = new Promise<void>((resolve) => (release = resolve))
    let holding: Promise<void> | undefined
    await new Promise<void>((held) => {
      holding = other.transaction(async ({ records }) => {
        await records.update(RECORDS.template, 'die-cut-stickers', { name: 'Held' })
        held()
        await released
        throw new GivesUp()
      })
    })
    const saving = owner.patch(path, { name: 'Saved' })
    const read = [path, RECORDS.template.path, '/custom/api/v1/custom/'].map((each) => owner.get(each))
    expect((await Promise.all(read)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await owner.get(path)).body).toMatchObject({ name: 'Die-cut stickers' })
    release()
    await expect(holding).rejects.toThrow(GivesUp)
    expect(await saving).toMatchObject({ status: 200 })
    expect((await owner.get(path)).body).toMatchObject({ name: 'Saved' })
    expect(api.errors).toEqual([])
  })
})

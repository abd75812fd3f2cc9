import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'

interface Statement {
  all(...values: readonly unknown[]): readonly Record<string, unknown>[]
  get(...values: readonly unknown[]): Record<string, unknown>
  run(...values: readonly unknown[]): unknown
}
export interface Database {
  prepare(sql: string): Statement
  close(): void
}

const require = createRequire(createRequire(import.meta.url).resolve('@kisscut/storage'))
export const openDatabase = (file: string) =>
  new (require('better-sqlite3') as new (file: string) => Database)(file)

/** A list served by the rival: one statement for its rows, one for each kind of part, and one for the count. */
export interface BareList {
  readonly table: string
  readonly order: string
  readonly parts: readonly string[]
}

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() }
}

/** A server without any work, to measure the overhead of server and client. */
export const emptyServer = () =>
  listening(createServer((_request, response) => response.end('{"count":0,"results":[]}')))

/** A bare node:http server on the same file that runs statements and sends their results as JSON. */
export function bareServer(db: Database, lists: Readonly<Record<string, BareList>>) {
  const ready = Object.entries(lists).map(([path, { table, order, parts }]) => {
    const rows = db.prepare(`select * from ${table} order by ${order} limit 50`)
    const count = db.prepare(`select count(*) as count from ${table}`)
    const ofParts = parts.map((part) => ({
      part,
      ids: db.prepare(`select id, custom from ${part} where custom in (select value from json_each(?))`),
    }))
    const page = () => {
      const results = rows.all().map((row): Record<string, unknown> => ({ ...row }))
      const byId = new Map(results.map((row) => [row['id'], row]))
      const ids = JSON.stringify([...byId.keys()])
      for (const { part, ids: found } of ofParts) {
        for (const row of results) row[part] = []
        for (const { id, custom } of found.all(ids)) (byId.get(custom)![part] as unknown[]).push(id)
      }
      for (const row of results) {
        if (typeof row['design'] === 'string') row['design'] = JSON.parse(row['design']) as unknown
        delete row['owner']
      }
      return JSON.stringify({ ...count.get(), next: null, previous: null, results })
    }
    return [path, page] as const
  })
  const pages = new Map(ready)
  return listening(
    createServer((request, response) => {
      const body = pages.get(new URL(request.url!, 'http://x').pathname)!()
      response.setHeader('content-type', 'application/json').end(body)
    }),
  )
}

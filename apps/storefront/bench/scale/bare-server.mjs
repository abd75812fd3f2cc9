// The rival: node:http on the same database, with the shop's own statements and JSON.stringify for each path.
// Without validation, accounts, rules and OpenAPI, it shows the limits of the machine, Node and the database.
import { createServer } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import { barePostgres } from './bare-postgres.mjs'
import { bareSqlite } from './bare-sqlite.mjs'

const { DATABASE_URL, DATABASE_FILE, PORT } = process.env
const database = DATABASE_URL ? await barePostgres(DATABASE_URL) : bareSqlite(DATABASE_FILE)

/** Static bodies by their size in bytes. */
const pages = new Map()
const pageOf = (bytes) => {
  const page = pages.get(bytes) ?? Buffer.alloc(bytes, 'x')
  pages.set(bytes, page)
  return page
}

/** Sends the value as JSON, cut or padded with spaces to a number of bytes if given. */
const json = (response, value, bytes) => {
  const text = JSON.stringify(value)
  const body = bytes === null ? Buffer.from(text) : Buffer.alloc(bytes, ' ')
  if (bytes !== null) body.write(text)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}
const read = (request) => new Promise((resolve) => request.resume().once('end', resolve))

const PATHS = {
  '/hello': () => ({ status: 'ok' }),
  '/one': (query) => database.one(query.get('id')),
  '/list': (query) => database.list(query.get('category'), (Number(query.get('page')) - 1) * 24),
  '/prepared': (query) => database.prepared(query.get('name')),
  '/search': (query) => database.search(query.getAll('q')),
  '/custom': () => database.newCustom(),
  '/guest-custom': async () => {
    await database.openSession()
    await database.newCustom()
  },
  '/cart': () => database.addToCart(),
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://bare')
  if (pathname === '/static') {
    const page = pageOf(Number(searchParams.get('bytes')))
    return response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page)
  }
  if (pathname === '/prepare') {
    database.prepare(searchParams.get('name'), await readJson(request))
    return response.writeHead(204).end()
  }
  if (pathname === '/echo') return json(response, await readJson(request), null)
  const replyTo = PATHS[pathname]
  if (replyTo === undefined) return response.writeHead(404).end()
  if (request.method === 'POST') await read(request)
  const bytes = searchParams.get('bytes')
  json(response, (await replyTo(searchParams)) ?? { ok: true }, bytes === null ? null : Number(bytes))
})
server.listen(Number(PORT), () => console.log('The bare server is open'))

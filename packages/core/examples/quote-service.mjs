// A price service in sixty lines: `node quote-service.mjs [port]`, then
//   curl -d '{"width":"2","height":"2","quantity":"100"}' http://localhost:8100/quote
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { defaultConfiguration, messageOf, parseProduct, quoteProduct, tiersToShow } from '@kisscut/core'
import { configurationSchema } from '@kisscut/core/schema'

const MOST_BYTES = 100_000
const sticker = parseProduct(
  JSON.parse(readFileSync(new URL('die-cut-sticker.json', import.meta.url), 'utf8')),
)

/** Data for a page that shows a price: texts instead of codes, and the rows of the quantity table. */
function respond(typed) {
  const configuration = configurationSchema.safeParse({ ...defaultConfiguration(sticker), ...typed })
  if (!configuration.success)
    return { status: 400, body: { errors: configuration.error.issues.map(({ message }) => message) } }
  const quote = quoteProduct(sticker, configuration.data)
  const errors = quote.problems.filter(({ level }) => level === 'error').map(messageOf)
  const tiers = tiersToShow(quote.tiers, { current: quote.quantity })
  const { total, unitPrice, quantity, currency, nudge } = quote
  return errors.length > 0
    ? { status: 422, body: { errors } }
    : { status: 200, body: { total, unitPrice, quantity, currency, nudge, tiers } }
}

async function readJson(request) {
  const parts = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new SyntaxError('Too long.')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

async function handle(request) {
  if (request.method !== 'POST' || request.url !== '/quote')
    return { status: 404, body: { errors: ['Not found.'] } }
  try {
    return respond(await readJson(request))
  } catch (error) {
    if (error instanceof SyntaxError)
      return { status: 400, body: { errors: ['Send the configuration as JSON.'] } }
    throw error
  }
}

const server = createServer(async (request, response) => {
  const { status, body } = await handle(request)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
server.listen(Number(process.argv[2] ?? 8100), '127.0.0.1', () => {
  process.stdout.write(`Quotes at http://localhost:${server.address().port}/quote\n`)
})

// Lists over REST at 1,000 and 100,000 rows beside a bare node:http server with the same statements on the same file: rounds
// interleaved, one request at a time; what the client and an empty server cost is taken off both.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { clipart, custom, customText, type AnyRecord } from '@kisscut/records'
import { OWNER_KEY, serveApi } from '../contract/serve-api.ts'
import { bareServer, emptyServer, openDatabase, type BareList, type Database } from './rival.ts'

const SIZES = (process.env['LIST_SIZES'] ?? '1000,100000').split(',').map(Number)
const MILLISECONDS = Number(process.env['LIST_MILLISECONDS'] ?? 1500)
const ROUNDS = 3

const PARTS = Object.values(custom.parts).map(({ of }) => of)
const LISTS: Readonly<Record<string, BareList>> = {
  [custom.path]: { table: 'custom', order: 'created, id', parts: PARTS },
  [customText.path]: { table: 'custom_text', order: 'z, created, id', parts: [] },
  [clipart.path]: {
    table: 'clipart',
    order: clipart.order.concat(['created', 'id'] as never).join(),
    parts: [],
  },
}

/** So many copies of a row, each with an id of its own; a part belongs to the copy of its custom. */
function copies(db: Database, { name }: AnyRecord, id: string, size: number): void {
  const columns = db.prepare(`select name from pragma_table_info('${name}')`).all()
  const names = columns.map((column) => `"${String(column['name'])}"`)
  const values = names.map((column) =>
    column === '"id"' || column === '"custom"' ? `${column} || '-' || i` : column,
  )
  const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)'
  db.prepare(
    `${numbers} insert into "${name}" (${names.join()}) select ${values.join()} from "${name}", n where id = ?`,
  ).run(size, id)
}

/** Processor time and rate of one request after the other. */
async function measured(url: string) {
  const headers = { authorization: `Bearer ${OWNER_KEY}` }
  const [began, before] = [performance.now(), process.cpuUsage()]
  let count = 0
  while (performance.now() - began < MILLISECONDS) {
    await (await fetch(url, { headers })).arrayBuffer()
    count += 1
  }
  const { user, system } = process.cpuUsage(before)
  return { rate: (count * 1000) / (performance.now() - began), processor: (user + system) / count }
}

const best = (all: readonly { rate: number; processor: number }[]) => ({
  rate: Math.max(...all.map(({ rate }) => rate)),
  processor: Math.min(...all.map(({ processor }) => processor)),
})

for (const size of SIZES) {
  const api = await serveApi('SQLite', { limit: async () => undefined })
  const db = openDatabase(join(api.dataDir, 'kisscut.sqlite'))
  copies(db, custom, 'demo-camp-dog', size)
  copies(db, customText, 'demo-camp-dog.name', size)
  copies(db, clipart, 'deer', size)
  const [rival, empty] = [await bareServer(db, LISTS), await emptyServer()]
  console.log(`\n${size} rows, load of the machine ${loadavg()[0]!.toFixed(1)}`)
  for (const path of Object.keys(LISTS)) {
    const urls = { ours: api.origin + path, rival: rival.origin + path, empty: empty.origin + path }
    const { count } = (await (
      await fetch(urls.ours, { headers: { authorization: `Bearer ${OWNER_KEY}` } })
    ).json()) as { count: number }
    if (count < size) throw new Error(`${path} lists ${count} rows`)
    const rounds = { ours: [], rival: [], empty: [] } as Record<
      keyof typeof urls,
      { rate: number; processor: number }[]
    >
    for (let round = 0; round < ROUNDS; round += 1)
      for (const who of ['ours', 'rival', 'empty'] as const) rounds[who].push(await measured(urls[who]))
    const [ours, theirs, none] = [best(rounds.ours), best(rounds.rival), best(rounds.empty)]
    const work = (each: typeof ours) => each.processor - none.processor
    console.log(
      `${path.padEnd(34)} ${ours.rate.toFixed(0).padStart(5)} req/s ${work(ours).toFixed(0).padStart(6)} µs  rival ${theirs.rate
        .toFixed(0)
        .padStart(5)} req/s ${work(theirs).toFixed(0).padStart(6)} µs  share ${(
        (100 * ours.rate) /
        theirs.rate
      ).toFixed(0)} % of the rate, ${((100 * work(theirs)) / work(ours)).toFixed(0)} % of the processor time`,
    )
  }
  rival.close()
  empty.close()
  db.close()
  await api.close()
}
process.exit(0)

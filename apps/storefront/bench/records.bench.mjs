// Every resource at 1,000 and at 100,000 rows compared with a bare node:http server on the same database, in
// alternating rounds. For the comparison, its limits and the settings see README.md.
import { randomUUID } from 'node:crypto'
import { fieldsOf, RECORDS } from '../../../packages/records/src/index.ts'
import { compare, CONNECTIONS, machineLoad } from './scale/measure.mjs'
import { filledShop, openRivalOf, openShopOf } from './scale/scaled-shop.mjs'
import { openRows } from './scale/grow-rows.mjs'
import { openStatements } from './scale/statements-of.mjs'

const { env } = process
const SIZES = (env.RECORDS_SIZES ?? '1000,100000').split(',').map(Number)
const TIMES = { seconds: Number(env.RECORDS_SECONDS ?? 1), rounds: Number(env.RECORDS_ROUNDS ?? 1) }
const WANTED = (env.RECORDS_ONLY ?? Object.keys(RECORDS).join(',')).split(',')
const WORK = (env.RECORDS_WORK ?? 'one row,list of 24,list by age').split(',')
const KEY = 'an-owner-key-for-benches-only'
const AIMS = { 'one row': 0.35, 'list of 24': 0.4, 'list by age': 0.4 }
/** The better of both shares counts, because the machine's other work spoils the other. */
const shareOf = ({ share, processorShare }) => Math.max(share, processorShare)
const percent = (share) => `${(share * 100).toFixed(0).padStart(3)} %`

/** Staff read rows that aren't public, and only staff use the admin's lists. */
const asStaff = { authorization: `Bearer ${KEY}` }

/** The compared work of a record: the shop's request, and its statements, which are all that the rival runs. */
const workOf = (record, id) => {
  const headers = record.read === 'published' ? {} : asStaff
  const list = `${record.path}?page_size=24&page=2`
  return {
    'one row': {
      ours: { path: `${record.path}${encodeURIComponent(id)}/`, headers },
      statements: () => statements.one(record, id),
    },
    'list of 24': { ours: { path: list, headers }, statements: () => statements.page(record) },
    'list by age': {
      ours: { path: `${list}&ordering=-updated`, headers: asStaff },
      statements: () => statements.lastChanges(record),
    },
  }
}

/** URL of the rival that runs these statements. */
async function rivalOf({ url }, statements) {
  const name = randomUUID()
  await fetch(`${url}/prepare?name=${name}`, { method: 'POST', body: JSON.stringify(statements) })
  return { path: `/prepared?name=${name}` }
}

/** The admin's search: words anywhere in any text, without an index. */
const searchOf = (record) => {
  const texts = fieldsOf(record).filter(({ meta }) => ['text', 'long_text'].includes(meta.kind))
  return texts.length === 0 ? null : { path: `${record.path}?page_size=24&q=vinyl`, headers: asStaff }
}

const figures = []

async function bench(record, size, shop, rival, rows) {
  const id = await rows.grow(record.name, size)
  if (id === null) return console.log(`${record.name}: no row to copy`)
  try {
    for (const [name, { ours, statements }] of Object.entries(workOf(record, id))) {
      if (!WORK.includes(name)) continue
      const theirs = await rivalOf(rival, await statements())
      const found = await compare(shop, ours, rival, theirs, TIMES)
      figures.push({ record: record.name, size, name, ...found })
      const isBelow = shareOf(found) < AIMS[name]
      console.log(
        `${String(size).padStart(6)} ${record.name.padEnd(38)} ${name.padEnd(11)} ${found.rate.toFixed(0).padStart(6)} req/s  p50 ${found.p50} ms  share ${percent(found.share)} of the rate, ${percent(found.processorShare)} of the processor time${isBelow ? '  BELOW' : ''}`,
      )
    }
    const search = searchOf(record)
    if (search && env.RECORDS_SEARCH === 'on') {
      const found = await compare(shop, search, null, null, TIMES)
      console.log(`${String(size).padStart(6)} ${record.name.padEnd(38)} search      p50 ${found.p50} ms`)
    }
  } finally {
    await rows.shrink(record.name)
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

function summary() {
  for (const size of SIZES)
    for (const [name, aim] of Object.entries(AIMS)) {
      const some = figures.filter((each) => each.size === size && each.name === name)
      if (some.length === 0) continue
      const below = some.filter((each) => shareOf(each) < aim)
      console.log(
        `${String(size).padStart(6)} rows, ${name.padEnd(11)} of ${some.length} records: share ${percent(median(some.map(shareOf)))} median, ${percent(
          Math.min(...some.map(shareOf)),
        )} least (aim ${percent(aim)}); p50 ${median(some.map(({ p50 }) => p50))} ms median; below: ${below.map(({ record }) => record).join(', ') || 'none'}`,
      )
    }
}

console.log(`${CONNECTIONS} connections, ${TIMES.rounds} rounds of ${TIMES.seconds} s each, alternating`)
// The shop creates its owner's key when it is first opened.
env.OWNER_API_KEY = KEY
const filled = await filledShop(env.RECORDS_DATABASE ?? 'sqlite', 1, env.SCALE_DATA)
const rows = await openRows(filled.bareEnv)
const statements = openStatements(filled.bareEnv)
const shop = await openShopOf(filled)
const rival = await openRivalOf(filled)
try {
  console.log(`load of the machine ${machineLoad()}`)
  for (const name of WANTED) for (const size of SIZES) await bench(RECORDS[name], size, shop, rival, rows)
  console.log(`\nload of the machine ${machineLoad()}`)
  summary()
} finally {
  await Promise.all([rows.close(), statements.close(), rival.close(), shop.close()])
  await filled.remove()
}

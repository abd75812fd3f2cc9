// Searches, lists and category pages at 1,000 and at 100,000 rows of a product class, compared with a bare
// node:http server on the same database that runs the shop's own statements and sends as many bytes. For
// settings and results see README.md.
import { RECORDS } from '../../../packages/records/src/index.ts'
import { PRODUCT_RECORDS } from '../../../packages/shop/src/ports/catalog.ts'
import { compare, CONNECTIONS, machineLoad } from './scale/measure.mjs'
import { isOriginal, questionsOf } from './scale/questions.mjs'
import { filledShop, openRivalOf, openShopOf } from './scale/scaled-shop.mjs'
import { openStatements } from './scale/statements-of.mjs'
import { shopperOf } from './scale/work.mjs'

const { env } = process
const SIZES = (env.SEARCH_SIZES ?? '1000,100000').split(',').map(Number)
const CLASSES = (env.SEARCH_CLASSES ?? 'clipart,marketplace').split(',')
const DIALECT = env.SEARCH_DATABASE ?? 'sqlite'
const TIMES = { seconds: Number(env.SEARCH_SECONDS ?? 2), rounds: Number(env.SEARCH_ROUNDS ?? 3) }
const isWanted = (name) => name.includes(env.SEARCH_WORK ?? '')

/** Number of different searches, more than the shop remembers. */
const QUESTIONS = 500

const percent = (share) => `${(share * 100).toFixed(0).padStart(3)} %`
const bodyOf = async (url, headers = {}) => (await fetch(url, { headers })).arrayBuffer()

/** The rival's requests: each runs its own statements and sends as many bytes as the shop. */
async function rivalPaths(shop, rival, paths, headers, noted) {
  const theirs = []
  for (const [at, path] of paths.entries()) {
    const { byteLength } = await bodyOf(shop.url + path, { ...headers, 'accept-encoding': 'identity' })
    const name = `${path} ${at}`
    const statements = JSON.stringify(await noted(at))
    await fetch(`${rival.url}/prepare?name=${encodeURIComponent(name)}`, { method: 'POST', body: statements })
    theirs.push(`/prepared?name=${encodeURIComponent(name)}&bytes=${byteLength}`)
  }
  return theirs
}

/** The compared work of a class: the shop's requests, and the statements of each. */
function workOf(productClass, { questions, category, cookie }, statements) {
  const record = RECORDS[PRODUCT_RECORDS[productClass]]
  const encoded = questions.map((words) => encodeURIComponent(words.join(' ')))
  const page = `/custom/products/category/${category}/`
  return [
    {
      name: 'search, each another',
      paths: encoded.map((q) => `/products/api/v1/search/?q=${q}`),
      noted: (at) => statements.find(questions[at].join(' ')),
    },
    {
      name: 'suggestions, each another',
      paths: encoded.map((q) => `/products/api/v1/search-suggestions/?q=${q}`),
      noted: (at) => statements.suggest(questions[at].join(' ')),
    },
    {
      name: 'search page, each another',
      paths: encoded.map((q) => `/search/?q=${q}`),
      headers: { cookie },
      noted: (at) => statements.searchPage(questions[at].join(' ')),
    },
    {
      name: 'list of 24',
      paths: [`${record.path}?page_size=24&page=2`],
      noted: () => statements.page(record),
    },
    {
      name: 'category page, rendered',
      paths: [page],
      headers: { cookie },
      noted: () => statements.categoryPage(category),
    },
    { name: 'category page, cached', paths: [page], noted: null, aim: 0.25 },
  ]
}

const figures = []

function print(label, name, found, aim) {
  const { rate, processor, p50, p99, bareRate, bareProcessor, share, processorShare } = found
  const isBelow = Math.max(share, processorShare) < aim
  console.log(
    `${label.padEnd(20)} ${name.padEnd(26)} ${rate.toFixed(0).padStart(6)} req/s ${processor.toFixed(0).padStart(6)} µs  ` +
      `p50 ${p50} p99 ${p99} ms  rival ${bareRate.toFixed(0).padStart(6)} req/s ${bareProcessor.toFixed(0).padStart(6)} µs  ` +
      `share ${percent(share)} of the rate, ${percent(processorShare)} of the processor time  aim ${percent(aim)}${isBelow ? '  BELOW' : ''}`,
  )
}

async function bench(productClass, size) {
  const filled = await filledShop(DIALECT, size, productClass, env.SEARCH_DATA)
  const statements = openStatements(filled.bareEnv)
  const [shop, rival] = [await openShopOf(filled), await openRivalOf(filled)]
  try {
    const { cookie } = await shopperOf(shop)
    const table = PRODUCT_RECORDS[productClass]
    const { names, category } = await statements.namesIn(table)
    const questions = questionsOf(names.filter(isOriginal).toSorted(), filled.copies, QUESTIONS)
    console.log(
      `\n${productClass}, ${filled.products} rows, ${questions.length} questions, load ${machineLoad()}`,
    )
    for (const work of workOf(productClass, { questions, category, cookie }, statements)) {
      const { name, paths, headers = {}, noted, aim = 0.4 } = work
      if (!isWanted(name)) continue
      const theirs = noted
        ? await rivalPaths(shop, rival, paths, headers, noted)
        : [
            `/static?bytes=${(await bodyOf(shop.url + paths[0], { 'accept-encoding': 'identity' })).byteLength}`,
          ]
      const found = await compare(shop, { paths, headers }, rival, { paths: theirs }, TIMES)
      print(`${productClass} ${size}`, name, found, aim)
      figures.push({ of: `${productClass}, ${name}`, size, ...found })
    }
  } finally {
    await statements.close()
    await Promise.all([rival.close(), shop.close()])
    await filled.remove()
  }
}

console.log(`${CONNECTIONS} connections, ${TIMES.rounds} rounds of ${TIMES.seconds} s each, alternating`)
for (const productClass of CLASSES) for (const size of SIZES) await bench(productClass, size)

const [small, large] = [SIZES[0], SIZES.at(-1)]
if (small !== large) {
  console.log(`\n${large} rows beside ${small}: processor time per request and p50 (aim 1.5)`)
  for (const at of figures.filter((each) => each.size === large)) {
    const before = figures.find((each) => each.of === at.of && each.size === small)
    console.log(
      `${at.of.padEnd(40)} ${(at.processor / before.processor).toFixed(2)} ×  p50 ${at.p50} / ${before.p50} ms`,
    )
  }
}

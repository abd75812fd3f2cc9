// `npm run mistakes -w @kisscut/core [-- family[:every] …]`: plants mistakes one by one and runs the tests of the core against each: the
// family's own first, then all others. Prints what none of them notices. `price:5` plants every fifth.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { mistakesIn, withMistake } from './mistakes.mjs'

const here = join(import.meta.dirname, '..')
const LEFT_OUT = /\.test\.ts$|\/(index|messages|example|arbitraries|types)\.ts$/
const WITHOUT_RULES = ['testing', 'cache']

/** The file with the planted mistake, and its changed text; null if there is none. */
let planted = null
const planting = {
  name: 'planting',
  enforce: 'pre',
  transform: (code, id) => (planted !== null && id.split('?')[0] === planted.file ? planted.text : null),
}

const filesOf = (family) =>
  readdirSync(join(here, 'src', family), { recursive: true })
    .map((name) => join(here, 'src', family, name))
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))

const vitest = await createVitest(
  'test',
  {
    config: join(here, 'vitest.mutation.config.ts'),
    watch: true,
    bail: 1,
    reporters: [{}],
    include: ['src/**/*.test.ts'],
  },
  { plugins: [planting], server: { watch: null } },
)
const all = await vitest.globTestSpecifications()
const own = (family) => all.filter(({ moduleId }) => moduleId.includes(`/src/${family}/`))
const others = (family) => all.filter(({ moduleId }) => !moduleId.includes(`/src/${family}/`))

/** Whether any test fails with the planted mistake. */
async function isNoticed(specifications) {
  if (specifications.length === 0) return false
  for (const { vite } of vitest.projects) vite.moduleGraph.invalidateAll()
  for (const { moduleId } of specifications) vitest.invalidateFile(moduleId)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok())
}

if (await isNoticed(all)) throw new Error('The tests fail with no mistake planted.')
const totals = { planted: 0, own: 0, others: 0 }
const families = readdirSync(join(here, 'src')).filter(
  (name) => existsSync(join(here, 'src', name, 'index.ts')) && !WITHOUT_RULES.includes(name),
)
for (const wanted of process.argv.length > 2 ? process.argv.slice(2) : families) {
  const [family, every = '1'] = wanted.split(':')
  const count = { planted: 0, own: 0, others: 0 }
  const mistakes = filesOf(family).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return mistakesIn(file, text).map((mistake) => ({ file, text, mistake }))
  })
  for (const { file, text, mistake } of mistakes.filter((_, at) => at % Number(every) === 0)) {
    planted = { file, text: withMistake(text, mistake) }
    count.planted++
    if (await isNoticed(own(family))) count.own++
    else if (await isNoticed(others(family))) count.others++
    else
      console.log(
        `  ${relative(here, file)}:${mistake.line} ${mistake.kind}: ${text.slice(mistake.start, mistake.end).slice(0, 70)} → ${mistake.replacement.slice(0, 90)}`.replaceAll(
          /\s+/g,
          ' ',
        ),
      )
  }
  planted = null
  console.log(
    `${family}: ${count.own} of ${count.planted} noticed by its own tests, ${count.others} by others`,
  )
  for (const key of Object.keys(totals)) totals[key] += count[key]
}
console.log(
  `all: ${totals.own} of ${totals.planted} noticed by the family's own tests, ${totals.others} by others`,
)
await vitest.close()
process.exit(0)

// `npm run mutation -w @kisscut/core [-- family …]`: breaks the rules in thousands of small ways and counts how many of
// them the family's own tests notice. Family by family, so that each has to have teeth of its own.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const here = import.meta.dirname
const stryker = join(
  createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'),
  '../bin/stryker.js',
)
const WITHOUT_RULES = ['testing', 'schema']
const families = readdirSync(join(here, 'src')).filter(
  (name) => existsSync(join(here, 'src', name, 'index.ts')) && !WITHOUT_RULES.includes(name),
)
const NOTICED = ['Killed', 'Timeout']
const COUNTED = [...NOTICED, 'Survived', 'NoCoverage']

/** Runs one family; its mutants that count. */
function mutantsOf(family) {
  try {
    execFileSync(process.execPath, [stryker, 'run'], {
      cwd: here,
      env: { ...process.env, FAMILY: family },
      stdio: 'ignore',
    })
  } catch {
    // A score below the threshold ends with 1; the report tells.
  }
  const { files } = JSON.parse(readFileSync(join(here, `reports/mutation/${family}.json`), 'utf8'))
  return Object.entries(files).flatMap(([file, { mutants, source }]) =>
    mutants.filter(({ status }) => COUNTED.includes(status)).map((mutant) => ({ file, source, ...mutant })),
  )
}

const score = (mutants) => {
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length
  const endless = mutants.filter(({ status }) => status === 'Timeout').length
  const share = mutants.length === 0 ? 100 : (100 * noticed) / mutants.length
  return `${noticed} of ${mutants.length}, ${share.toFixed(1)} %${endless > 0 ? `, ${endless} for never ending` : ''}`
}

function survivors(mutants) {
  for (const { file, location, mutatorName, replacement, status } of mutants)
    if (!NOTICED.includes(status))
      console.log(
        `  ${file}:${location.start.line}:${location.start.column} ${mutatorName} → ${replacement?.slice(0, 80)}`,
      )
}

const all = []
for (const family of process.argv.length > 2 ? process.argv.slice(2) : families) {
  const mutants = mutantsOf(family)
  console.log(`${family.padEnd(15)} ${score(mutants)}`)
  survivors(mutants)
  all.push(...mutants)
}
console.log(`${'all'.padEnd(15)} ${score(all)}`)

// `npm run mutations [-- shop cart/reprice.ts …]`: plants each mistake of `mistakes.ts` in a copy of the repository and runs the package's
// own tests that load its file, the nearest first, until one fails. Prints that test and the time, or that the mistake survives, and
// fails if one does. `npm test` does not run this; `VERBOSE=1` shows each run.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { MISTAKES, type Mistake } from './mistakes.ts'

const root = join(import.meta.dirname, '..', '..')
const cache = join(root, '.cache')
const installed = join(root, 'node_modules')

/** The copy runs its tests as all tests run, but the nearest first, and with less patience for what a mistake keeps from ending. */
const CONFIG = 'vitest.mutations.ts'
const CONFIG_TEXT = `import workspace from './vitest.workspace.ts'
import { NearestFirst } from './tools/mutations/nearest-first.ts'
const test = { ...workspace.test, testTimeout: 120_000, sequence: { sequencer: NearestFirst } }
export default { ...workspace, test }
`

const fileOf = ({ package: name, file }: Mistake) => join('packages', name, 'src', file)

function chosenBy(words: readonly string[]): readonly Mistake[] {
  const matches = (word: string, each: Mistake) => [each.package, each.file, fileOf(each)].includes(word)
  const unknown = words.find((word) => !MISTAKES.some((each) => matches(word, each)))
  if (unknown !== undefined) throw new Error(`No mistake is planted in ${unknown}.`)
  return MISTAKES.filter((each) => words.length === 0 || words.some((word) => matches(word, each)))
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes the copies of earlier runs that were killed. */
function removeLeftCopies() {
  for (const name of readdirSync(cache)) {
    const pid = /^mutations-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true })
  }
}

/** Copies the repository's own files into a folder below it, beside links to the installed packages; returns its path. */
function copyOfRepository(): string {
  mkdirSync(cache, { recursive: true })
  removeLeftCopies()
  const copy = mkdtempSync(join(cache, `mutations-${process.pid}-`))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }))
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file), { recursive: true })
  // Links of the workspace lead to the copy's packages.
  const ofPackages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'node_modules'))
  for (const folder of [
    join('node_modules', '@kisscut'),
    ...ofPackages.filter((name) => existsSync(join(root, name))),
  ])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(installed))
    if (name !== '@kisscut' && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(copy, 'node_modules', name))
  writeFileSync(join(copy, CONFIG), CONFIG_TEXT)
  return copy
}

let tests: ChildProcess | undefined
let isEnding = false

/** Ends the tests and their helpers, a database among them, before the copy is removed. */
async function endBy(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') {
  isEnding = true
  for (let turn = 0; tests && isRunning(-tests.pid!) && turn < 50; turn += 1) {
    process.kill(-tests.pid!, turn < 40 ? 'SIGTERM' : 'SIGKILL')
    await setTimeout(250)
  }
  console.error(`Ended by ${signal}`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endBy(signal))

/** The part that is read here of what vitest's reporter `json` writes. */
interface Report {
  readonly numTotalTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface Failure {
  /** The file of tests. */
  readonly file: string
  readonly test: string
  readonly message: string
}

/**
 * Runs vitest in the copy; returns the first test that fails, or null.
 * @throws Error if a file of tests can't be loaded, or if there are none: that says nothing about tests.
 */
async function firstFailure(copy: string, args: readonly string[], planted: string): Promise<Failure | null> {
  const output = join(copy, 'report.json')
  rmSync(output, { force: true })
  const vitest = join(installed, 'vitest', 'vitest.mjs')
  const flags = ['--config', CONFIG, '--run', '--bail', '1']
  const verbose = process.env['VERBOSE'] ? ['--reporter', 'default'] : []
  const reporters = [...verbose, '--reporter', 'json', '--outputFile', output]
  tests = spawn(process.execPath, [vitest, ...args, ...flags, ...reporters], {
    cwd: copy,
    // Sandboxed processes of prepress may read what `NODE_PATH` names.
    env: { ...process.env, PLANTED: planted, NODE_PATH: installed },
    stdio: process.env['VERBOSE'] ? 'inherit' : 'ignore',
    detached: true,
  })
  await new Promise((resolve) => tests!.once('exit', () => isEnding || resolve(undefined)))
  if (!existsSync(output)) throw new Error(`vitest ${args.join(' ')} wrote no report.`)
  const { numTotalTests, testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report
  if (numTotalTests === 0 && testResults.length === 0) throw new Error(`No test loads ${planted}.`)
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.find((each) => each.status === 'failed')
    const file = relative(copy, name)
    if (failed) return { file, test: failed.fullName, message: failed.failureMessages.join('\n') }
    if (status === 'failed' && message) throw new Error(`${file} is not tested: ${message}`)
  }
  return null
}

/** How long something took. */
function stopwatch() {
  const begin = performance.now()
  return () => `${Math.round((performance.now() - begin) / 1000)} s`
}

/** Replaces the right text by the wrong one; returns a way to undo that. Throws unless the right text stands there once. */
function plant(copy: string, mistake: Mistake): () => void {
  const path = join(copy, fileOf(mistake))
  const text = readFileSync(path, 'utf8')
  const [before, after, ...more] = text.split(mistake.right)
  if (after === undefined || more.length > 0) throw new Error(`Not once in ${path}: ${mistake.right}`)
  writeFileSync(path, before + mistake.wrong + after)
  return () => writeFileSync(path, text)
}

async function run() {
  const chosen = chosenBy(process.argv.slice(2))
  const total = stopwatch()
  const copy = copyOfRepository()
  for (const mistake of chosen) plant(copy, mistake)()
  const survivors: Mistake[] = []
  const trusted = new Set<string>()
  for (const mistake of chosen) {
    const planted = fileOf(mistake)
    const project = ['--project', mistake.package]
    const time = stopwatch()
    const undo = plant(copy, mistake)
    const failure = await firstFailure(copy, ['related', planted, ...project], planted)
    undo()
    if (!failure) survivors.push(mistake)
    console.log(`${failure ? 'noticed ' : 'SURVIVES'} ${planted}: ${mistake.effect} (${time()})`)
    if (!failure) continue
    console.log(`         by ${failure.file}: ${failure.test}`)
    // A test that fails without the mistake, too, has noticed none.
    if (trusted.has(failure.file)) continue
    const other = await firstFailure(copy, ['run', failure.file, ...project], '')
    if (other)
      throw new Error(`Fails with no mistake planted: ${other.file}: ${other.test}\n${other.message}`)
    trusted.add(failure.file)
  }
  console.log(`${chosen.length - survivors.length} of ${chosen.length} noticed (${total()})`)
  process.exitCode = survivors.length > 0 ? 1 : 0
}

await run()

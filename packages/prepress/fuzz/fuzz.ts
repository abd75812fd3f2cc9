// `npm run fuzz -w @kisscut/prepress -- 10000`: that many damaged files of every format through intake and its
// processes.
// `… -- 1000 svg,pdf 7 press`: of these formats, with this seed, through this entry point (intake, retouch,
// press).
// Prints the results; exits with 1 where a file had no proper answer, or the server's own process was affected.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { damagedBy, damages, renumberings } from '../src/testing/hostile.ts'
import { recounted } from '../src/testing/png/index.ts'
import { openEntryPoints, type EntryPoints } from './entry-points.ts'
import { ALL, isText } from './whole.ts'

const [files = '1000', kinds = '', seed = '1', name = 'intake'] = process.argv.slice(2)
const wanted = kinds === '' || kinds === 'all' ? Object.keys(ALL) : kinds.split(',')
const AT_ONCE = 2

const { entryPoints, folder, close } = await openEntryPoints(AT_ONCE)
const entryPoint = entryPoints[name as keyof EntryPoints['entryPoints']]
for (const kind of wanted) {
  const whole = await ALL[kind]!()
  // Processes that are still starting are not a file's fault.
  const undamagedResults = await Promise.all(
    Array.from({ length: AT_ONCE }, () => entryPoint(whole, `whole.${kind}`)),
  )
  const kindly = isText(kind) ? fc.oneof(damages, renumberings) : damages
  const left = fc.sample(kindly, { numRuns: Number(files), seed: Number(seed) })
  const counts = new Map<string, number>()
  let slowest = 0
  const work = async () => {
    for (let done = left.pop(); done; done = left.pop()) {
      const bytes = withValidChecksums(kind, damagedBy(whole, done))
      const from = performance.now()
      const results = await entryPoint(bytes, `damaged.${kind}`)
      slowest = Math.max(slowest, performance.now() - from)
      for (const { step, message, isUnexpected } of results) {
        const words = `${step}: ${message.replace(/\d+/g, 'n')}`
        counts.set(words, (counts.get(words) ?? 0) + 1)
        if (!isUnexpected) continue
        process.exitCode = 1
        report(
          `${kind}, ${step}: ${message}\n  ${JSON.stringify(done)}\n  ${bytes.toString('base64').slice(0, 4000)}`,
        )
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const each of await readdir(folder))
    if (each.startsWith('upload-')) await rm(join(folder, each), { recursive: true, force: true })
  const undamaged = undamagedResults[0]!.map(({ step, message }) => `${step}: ${message}`).join(', ')
  report(`${kind}: ${files} files, the slowest ${slowest.toFixed(0)} ms; undamaged: ${undamaged}`)
  for (const [words, times] of [...counts].sort(([, a], [, b]) => b - a))
    report(`  ${String(times).padStart(6)} ${words}`)
}
await close()

function report(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Every other damaged PNG gets valid checksums, so that the code behind them is reached. */
function withValidChecksums(kind: string, bytes: Buffer): Buffer {
  return kind.startsWith('png') && bytes.length % 2 ? recounted(bytes) : bytes
}

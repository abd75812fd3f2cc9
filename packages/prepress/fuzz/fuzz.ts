// `npm run fuzz -w @kisscut/prepress -- 10000`: as many damaged files of every kind through the intake and its processes.
// Prints what became of them; ends with 1 where one was not answered in words, or the server's own process suffered.
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import fc from 'fast-check'
import { openBench } from '../src/testing/files.ts'
import { damagedBy, damages, WHOLE } from '../src/testing/hostile.ts'

const files = Number(process.argv[2] ?? 1000)
const wanted = process.argv[3]?.split(',') ?? Object.keys(WHOLE)
const seed = Number(process.argv[4] ?? 1)
const AT_ONCE = 2
/** What a shopper may be told only where a process was ended for a file's sake. */
const RIDDLES = /could not open this file|too long|too much memory|\{|undefined/

const bench = await openBench({ concurrency: AT_ONCE })
for (const kind of wanted) {
  const whole = await WHOLE[kind]!()
  // Processes that are still starting are not the file's fault.
  await Promise.all(Array.from({ length: AT_ONCE }, () => bench.take(whole, `whole.${kind}`)))
  const left = fc.sample(damages, { numRuns: files, seed })
  const told = new Map<string, number>()
  let slowest = 0
  const work = async () => {
    for (let done = left.pop(); done; done = left.pop()) {
      const bytes = damagedBy(whole, done)
      const from = performance.now()
      const outcome = await bench.take(bytes, `damaged.${kind}`)
      slowest = Math.max(slowest, performance.now() - from)
      const said = outcome.ok
        ? 'taken'
        : outcome.reason === 'invalid'
          ? (outcome.errors['file']?.join() ?? 'undefined')
          : outcome.message
      const words = said.replace(/\d+/g, 'n')
      told.set(words, (told.get(words) ?? 0) + 1)
      if (RIDDLES.test(said)) {
        process.exitCode = 1
        console.log(
          `${kind}: ${said}\n  ${JSON.stringify(done)}\n  ${bytes.toString('base64').slice(0, 4000)}`,
        )
      }
      if (outcome.ok) await rm(dirname(outcome.value.rasterPath), { recursive: true, force: true })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  console.log(`${kind}: ${files} files, the slowest ${slowest.toFixed(0)} ms`)
  for (const [words, times] of [...told].sort(([, a], [, b]) => b - a))
    console.log(`  ${String(times).padStart(6)} ${words}`)
}
await bench.close()

import { type Case, type Contestant, randomCases } from './case.ts'
import { bigIntMicro, bigJs, core, dineroJs, naiveDecimal } from './contestants.ts'

/*
 * 12-tier quotes with 5 options: first every contestant must agree with decimal.js to the cent on all cases, then each
 * is timed in turns, by processor time, so that a busy machine slows all alike.
 */

const CASES = Number(process.env['CASES'] ?? 100_000)
const ROUNDS = 5
const QUOTES_A_ROUND = 3000

const contestants: Readonly<Record<string, Contestant>> = {
  'core (whole answer)': core,
  'dinero.js 2 (sums only)': dineroJs,
  'big.js (sums only)': bigJs,
  'naive decimal.js (sums only)': naiveDecimal,
  'BigInt micro-units (sums only)': bigIntMicro,
}

function agree(): void {
  let checked = 0
  for (const asked of randomCases(CASES)) {
    const expected = naiveDecimal(asked).join()
    // The slower rivals prove themselves on every tenth case; the core on all.
    const others = checked % 10 === 0 ? Object.entries(contestants) : [['core', core] as const]
    for (const [name, totals] of others) {
      const found = totals(asked).join()
      if (found !== expected)
        throw new Error(`${name} says ${found}, decimal.js ${expected}: ${JSON.stringify(asked)}`)
    }
    checked += 1
  }
  console.log(`${checked} random quotes of 12 tiers agree to the cent`)
}

function quotesPerSecond(totals: Contestant, cases: readonly Case[]): number {
  const before = process.cpuUsage()
  for (let i = 0; i < QUOTES_A_ROUND; i += 1) totals(cases[i % cases.length] as Case)
  const { user, system } = process.cpuUsage(before)
  return QUOTES_A_ROUND / ((user + system) / 1e6)
}

function race(): void {
  const cases = [...randomCases(50)]
  const best = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, totals] of Object.entries(contestants)) {
      best.set(name, Math.max(best.get(name) ?? 0, quotesPerSecond(totals, cases)))
    }
  }
  const own = best.get('core (whole answer)') ?? 0
  for (const [name, speed] of best) {
    console.log(
      `${name.padEnd(32)}${speed.toFixed(0).padStart(8)} quotes/s   core is ${(own / speed).toFixed(2)}×`,
    )
  }
}

agree()
race()

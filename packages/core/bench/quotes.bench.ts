import { quoteProduct, quoteTotal } from '../src/price/index.ts'
import { parseProduct, trustedProduct } from '../src/product/index.ts'
import { type Case, type Contestant, productOf, randomCases } from './case.ts'
import {
  bigIntCompiled,
  bigIntMicro,
  bigIntTotal,
  bigJs,
  core,
  dineroJs,
  naiveDecimal,
} from './contestants.ts'

/*
 * 12-tier quotes with 5 options: first every contestant must agree with decimal.js to the cent on all cases, then each
 * is timed in turns, by processor time, so that a busy machine slows all alike.
 */

const CASES = Number(process.env['CASES'] ?? 100_000)
const ROUNDS = Number(process.env['ROUNDS'] ?? 9)
/** Processor time of one turn, milliseconds. */
const TURN = 120

const contestants: Readonly<Record<string, Contestant>> = {
  core,
  'BigInt, table compiled once': bigIntCompiled,
  'BigInt, read on every call': bigIntMicro,
  'big.js': bigJs,
  'decimal.js': naiveDecimal,
  'dinero.js 2': dineroJs,
}

function agree(): void {
  let checked = 0
  for (const sample of randomCases(CASES)) {
    const expected = naiveDecimal(sample)
    // The slower rivals prove themselves on every tenth case; the core on all.
    const others = checked % 10 === 0 ? Object.entries(contestants) : [['core', core] as const]
    for (const [name, totals] of others) expectSame(name, totals(sample).join(), expected.join(), sample)
    const at100 = expected[sample.quantities.indexOf(100)] ?? ''
    const { product, configuration } = productOf(sample)
    expectSame('quoteTotal', quoteTotal(product, configuration).total ?? '', at100, sample)
    expectSame('BigInt, total', bigIntTotal(sample), at100, sample)
    checked += 1
  }
  print(`${checked} random quotes of 12 tiers agree with decimal.js to the cent\n`)
}

function expectSame(name: string, found: string, expected: string, sample: Case): void {
  if (found !== expected)
    throw new Error(`${name} says ${found}, decimal.js ${expected}: ${JSON.stringify(sample)}`)
}

/** Calls a second of processor time. */
function speedOf(call: (index: number) => unknown): number {
  let calls = 0
  const before = process.cpuUsage()
  for (;;) {
    for (let i = 0; i < 50; i += 1) call(i)
    calls += 50
    const { user, system } = process.cpuUsage(before)
    const spent = (user + system) / 1000
    if (spent >= TURN) return (calls / spent) * 1000
  }
}

function race(): void {
  const cases = [...randomCases(50)]
  const orders = cases.map(productOf)
  const texts = orders.map(({ product }) => JSON.stringify(product))
  const order = (index: number) => orders[index] as (typeof orders)[number]
  const fresh = (index: number) => JSON.parse(texts[index] as string)
  const tasks: Readonly<Record<string, (index: number) => unknown>> = {
    'core: quoteProduct, everything': (i) => quoteProduct(order(i).product, order(i).configuration),
    'core: quoteProduct, product JSON.parsed': (i) =>
      quoteProduct(trustedProduct(fresh(i)), order(i).configuration),
    'core: quoteProduct, product JSON.parsed and checked': (i) =>
      quoteProduct(parseProduct(fresh(i)), order(i).configuration),
    'core: quoteTotal, the total only': (i) => quoteTotal(order(i).product, order(i).configuration),
    'core: quoteTotal, product JSON.parsed': (i) =>
      quoteTotal(trustedProduct(fresh(i)), order(i).configuration),
    'JSON.parse of the product alone': fresh,
    'BigInt: total only, table compiled once': (i) => bigIntTotal(cases[i] as Case),
    ...Object.fromEntries(
      Object.entries(contestants)
        .filter(([name]) => name !== 'core')
        .map(([name, totals]) => [`${name}: 12 tier totals`, (i: number) => totals(cases[i] as Case)]),
    ),
  }
  const best = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(tasks))
      best.set(name, Math.max(best.get(name) ?? 0, speedOf(call)))
  }
  for (const [name, speed] of best) print(`${name.padEnd(45)}${speed.toFixed(0).padStart(9)} a second`)
  const share =
    (best.get('core: quoteTotal, the total only') ?? 0) /
    (best.get('BigInt: total only, table compiled once') ?? 1)
  print(`\nThe total only is ${share.toFixed(2)} of the BigInt calculation whose table is compiled once.`)
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

agree()
race()

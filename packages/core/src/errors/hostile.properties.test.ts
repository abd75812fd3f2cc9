import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as root from '../index.ts'
import { dieCut } from '../product/example.ts'
import * as production from '../production/index.ts'
import * as signed from '../signed-quote/index.ts'
import * as stored from '../stored/index.ts'

/** Values that plain JavaScript passes in by mistake. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    NaN,
    Infinity,
    -Infinity,
    -0,
    1e300,
    5n,
    Symbol('x'),
    '',
    'x',
    true,
  ),
  fc.constantFrom<unknown>(
    [],
    [null],
    [undefined],
    {},
    () => 0,
    new Date(NaN),
    Object.create(null),
    'x'.repeat(1e5),
  ),
  fc.constantFrom<unknown>(
    { materials: [null], optionSets: 5 },
    { options: null },
    { field: 5 },
    { total: 1 },
  ),
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
)

const product = root.createProduct(dieCut)
const configuration = root.newConfiguration(product, { width: '2', height: '2', quantity: '100' })
const quote = root.quoteProduct(product, configuration) as root.PricedQuote
const now = new Date('2026-03-02T10:00:00Z')
const terms = { now, days: 7, tableVersion: '1' }
const secret = new Uint8Array(32)
const offer = signed.offerOf(quote, terms)
const token = await signed.signOffer(offer, secret)
const rules = {
  ...{ timezone: 'America/New_York', cutOff: '14:00', holidays: ['2026-03-03'], backordered: false },
  bands: [{ up_to: null, standard: 3, rush: 1 }],
}
const toShip = { isRush: false, proof: 'open' } as const

/** Valid arguments of each function. */
const VALID: Readonly<Record<string, readonly [object, Readonly<Record<string, readonly unknown[]>>]>> = {
  '@kisscut/core': [
    root,
    {
      applyFix: [configuration, { field: 'quantity', value: '5' }],
      changeConfiguration: [product, configuration, { width: '3' }],
      createProduct: [dieCut],
      defaultConfiguration: [product],
      formatMoney: ['5.00', 'USD', 'en-US'],
      formatUnitPrice: ['5.00', 'USD', 'en-US'],
      hasErrors: [quote.problems],
      hasMoreTiers: [quote.tiers],
      isPriced: [quote],
      messageOf: [{ code: 'quantity.required', values: {} }],
      newConfiguration: [product, { width: '3' }],
      parseProduct: [dieCut],
      problemsOf: [quote.problems, 'quantity'],
      provisionalPriceOf: [quote],
      quoteProduct: [product, configuration, {}],
      quoteTotal: [product, configuration, {}],
      tiersToShow: [quote.tiers, { current: 100 }],
    },
  ],
  '@kisscut/core/production': [
    production,
    {
      bandFor: [rules.bands, 100],
      productionTimes: [rules, 100, now],
      shipDay: [rules, 100, toShip, now],
      shipsInWords: [production.productionTimes(rules, 100, now), toShip],
      shopDay: [now, rules.timezone],
    },
  ],
  '@kisscut/core/signed-quote': [
    signed,
    {
      offerOf: [quote, terms],
      signOffer: [offer, secret],
      stillHolds: [offer, quote],
      verifyOffer: [token, [secret], now],
    },
  ],
  '@kisscut/core/stored': [
    stored,
    { fromStored: ['product', stored.toStored('product', dieCut)], toStored: ['product', dieCut] },
  ],
}

const isError = (value: unknown) => typeof value === 'function' && value.prototype instanceof Error
const functionsOf = (entry: object): Readonly<Record<string, (...args: readonly unknown[]) => unknown>> =>
  Object.fromEntries(Object.entries(entry).filter(([, each]) => typeof each === 'function' && !isError(each)))

/** The error of a call if it isn't one of the library's, else null. */
const otherErrorOf = async (call: () => unknown): Promise<unknown> => {
  try {
    await call()
    return null
  } catch (error) {
    return error instanceof root.KisscutError && typeof error.code === 'string' ? null : error
  }
}

/** The argument, or one value anywhere inside it, replaced. */
const replaced = (argument: unknown, path: readonly number[], by: unknown): unknown => {
  const [first, ...rest] = path
  if (first === undefined || typeof argument !== 'object' || argument === null) return by
  if (argument instanceof Date || ArrayBuffer.isView(argument)) return by
  const names = Object.keys(argument)
  const name = names[first % Math.max(1, names.length)]
  if (name === undefined) return by
  const inner = replaced((argument as Record<string, unknown>)[name], rest, by)
  return Array.isArray(argument)
    ? argument.map((each: unknown, index) => (String(index) === name ? inner : each))
    : { ...argument, [name]: inner }
}

describe.each(Object.entries(VALID))(
  'the functions of %s, whatever they are called with',
  (_, [entry, valid]) => {
    const functions = functionsOf(entry)

    it('are all listed here', () => {
      expect(Object.keys(valid).sort()).toEqual(Object.keys(functions).sort())
    })

    it('return, or throw a KisscutError with a code (PRICE-24)', async () => {
      for (const [name, args] of Object.entries(valid)) {
        const call = functions[name]!
        expect(await call(...args), name).not.toBeUndefined()
        expect(await otherErrorOf(() => call()), name).toBeNull()
        const path = fc.array(fc.nat(20), { maxLength: 4 })
        await fc.assert(
          fc.asyncProperty(
            fc.nat(args.length - 1),
            path,
            hostile,
            fc.boolean(),
            async (at, inside, wrong, all) => {
              const given = args.map((each, index) =>
                all ? wrong : index === at ? replaced(each, inside, wrong) : each,
              )
              expect(await otherErrorOf(() => call(...given)), name).toBeNull()
            },
          ),
          { numRuns: 300 },
        )
      }
    })
  },
)

describe('an offer', () => {
  it.each([
    ['of no quote', null, terms, 'offer.errors'],
    ['without terms', quote, null, 'argument.invalid'],
    ['made at no moment', quote, { ...terms, now: new Date(NaN) }, 'offer.terms'],
    ['of no table', quote, { ...terms, tableVersion: 5 }, 'offer.terms'],
    ['for infinite days', quote, { ...terms, days: Infinity }, 'offer.days'],
    ['beyond the calendar', quote, { ...terms, days: 1e12 }, 'offer.days'],
    ['for days in words', quote, { ...terms, days: '7' }, 'offer.days'],
  ])('is refused with a code: %s (PRICE-24)', (_, of, by, code) => {
    expect(() => signed.offerOf(of as never, by as never)).toThrow(expect.objectContaining({ code }))
  })
})

describe('production times', () => {
  it.each([Infinity, NaN, 1e9])('of %s days are refused, not counted (PRICE-24)', (standard) => {
    const bands = [{ up_to: null, standard, rush: 1 }]
    expect(() => production.productionTimes({ ...rules, bands }, 1, now)).toThrow(
      expect.objectContaining({ code: 'argument.invalid' }),
    )
  })
})

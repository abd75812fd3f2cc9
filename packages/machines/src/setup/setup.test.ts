import { changeOfFix, type ConfigurationChange } from '@kisscut/core/configuration'
import { priceScheduleFor, quoteProduct } from '@kisscut/core/price'
import { createProduct, type Product, trustedProduct } from '@kisscut/core/product'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { holographicSchedule, sticker, whiteSchedule, configuration } from './example.ts'
import { RESPONSE_TIMEOUT, RECALCULATION_DELAY, setupMachine } from './machine.ts'
import type { QuoteRequest, QuoteResponse } from './quote-request.ts'

function page(product: Product = sticker, configuredId: string | null = null) {
  const clock = new SimulatedClock()
  const requests: { request: QuoteRequest; respond: (response: QuoteResponse) => void; fail: () => void }[] =
    []
  const machine = setupMachine.provide({
    actors: {
      fetchQuote: fromPromise<QuoteResponse, QuoteRequest>(
        ({ input }) =>
          new Promise((respond, reject) =>
            requests.push({ request: input, respond, fail: () => reject(new Error('offline')) }),
          ),
      ),
    },
  })
  let count = 0
  const quote = quoteProduct(product, configuration, { schedule: whiteSchedule })
  const actor = createActor(machine, {
    clock,
    input: {
      product,
      configuredId,
      configuration,
      quote,
      schedule: whiteSchedule,
      entitlement: { wholesale: false },
      newUuid: () => `q${(count += 1)}`,
    },
  }).start()
  actor.send({ type: 'page.read', product, configuredId })
  return {
    requests,
    change: (change: ConfigurationChange) => actor.send({ type: 'configuration.changed', change }),
    send: actor.send.bind(actor),
    rest: (by = RECALCULATION_DELAY) => clock.increment(by),
    now: () => actor.getSnapshot(),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    respond: (at: number, schedule = holographicSchedule) =>
      requests[at]?.respond({ ok: true, uuid: requests[at].request.uuid, schedule }),
  }
}

const holographic: ConfigurationChange = { materialId: 'holographic' }

describe('the page', () => {
  it('is complete once its data is read, and configured once it is saved (FLOW-1)', () => {
    const { now, send } = page()
    expect(now().matches({ page: 'complete' })).toBe(true)
    send({ type: 'product.saved', id: 'c1' })
    expect(now().matches({ page: 'configured' })).toBe(true)
  })

  it('opens as configured for editing', () => {
    expect(page(sticker, 'c1').now().matches({ page: 'configured' })).toBe(true)
  })

  it('is unreadable without its data block', () => {
    const quote = quoteProduct(sticker, configuration, { schedule: whiteSchedule })
    const input = {
      product: sticker,
      configuredId: null,
      configuration,
      quote,
      schedule: null,
      entitlement: { wholesale: false },
      newUuid: () => 'q',
    }
    const actor = createActor(setupMachine, { input }).start()
    actor.send({ type: 'page.missing' })
    expect(actor.getSnapshot().matches({ page: 'unreadable' })).toBe(true)
  })
})

describe('a trade customer', () => {
  it('is quoted wholesale for what they choose on the page (ROLE-1)', () => {
    const priceTable = {
      basis: 'sqin',
      quantities: [100],
      rows: [{ from: '0', minimum: '4', rates: ['0.60', '0.13'] }],
    } as const
    const option = { chargeMode: 'per_unit', amount: '1.00', wholesaleAmount: '0.50' } as const
    const product = createProduct({
      ...{ name: 'Sticker', currency: 'USD' },
      materials: [{ id: 'white', name: 'White', priceTable }],
      optionSets: [{ id: 'rush', name: 'Rush', options: [{ id: 'yes', ...option }] }],
    })
    const entitlement = { wholesale: true }
    const schedule = priceScheduleFor(product, configuration, { entitlement })
    const quote = quoteProduct(product, configuration, { entitlement })
    const input = {
      product,
      configuredId: null,
      configuration,
      quote,
      schedule,
      entitlement,
      newUuid: () => 'q',
    }
    const actor = createActor(setupMachine, { input }).start()
    const options = [{ optionSetId: 'rush', optionId: 'yes' }]
    actor.send({ type: 'page.read', product, configuredId: null })
    actor.send({ type: 'configuration.changed', change: { options } })
    const { lines } = actor.getSnapshot().context.quote
    expect(lines.find(({ kind }) => kind === 'option')?.total).toBe('50.00')
  })
})

describe('the price', () => {
  it('follows the quantity at once, without a request', () => {
    const { change, now, requests, rest } = page()
    expect(now().context.quote.total).toBe('52.00')
    change({ quantity: '500' })
    expect(now().context.quote.total).toBe('135.00')
    rest()
    expect(requests).toEqual([])
  })

  it('rests 100 ms after the last change of material or size, then requests once (FLOW-5)', () => {
    const { change, now, requests, rest } = page()
    change({ width: '3' })
    rest(60)
    change({ width: '3.5' })
    rest(60)
    expect(requests).toEqual([])
    expect(now().context.quote.total).toBe('52.00')
    expect(now().hasTag('waiting')).toBe(true)
    rest(40)
    expect(requests.map(({ request }) => request)).toEqual([
      { uuid: 'q1', materialId: 'white', width: '3.5', height: '2' },
    ])
  })

  it('shows the response, priced with a quantity changed in the meantime', async () => {
    const { change, now, rest, respond, settle, requests } = page()
    change(holographic)
    rest()
    change({ quantity: '500' })
    expect(now().context.quote.total).toBe('52.00')
    respond(0)
    await settle()
    expect(now().matches({ price: 'settled' })).toBe(true)
    expect(now().context.quote.total).toBe('182.25')
    expect(requests).toHaveLength(1)
  })

  it('ignores a response with another UUID', async () => {
    const { change, now, rest, requests, settle } = page()
    change(holographic)
    rest()
    requests[0]?.respond({ ok: true, uuid: 'someone else', schedule: holographicSchedule })
    await settle()
    expect(now().matches({ price: 'fetching' })).toBe(true)
    rest(RESPONSE_TIMEOUT)
    expect(now().matches({ price: 'failed' })).toBe(true)
    expect(now().context.quote.total).toBe('52.00')
  })

  it('needs no request when the shopper returns to the priced material', () => {
    const { change, now, rest, requests } = page()
    change(holographic)
    change({ materialId: 'white' })
    expect(now().matches({ price: 'settled' })).toBe(true)
    rest()
    expect(requests).toEqual([])
  })

  it('is not requested while the size is invalid; the material’s errors show instead (PRICE-11)', () => {
    const { change, now, rest, requests } = page()
    change({ width: '0.2' })
    rest()
    expect(requests).toEqual([])
    expect(now().context.quote.total).toBeNull()
    expect(now().context.quote.problems.map(({ code }) => code)).toEqual(['size.below-minimum'])
  })

  it('replaces earlier errors by those of a rejection (ERR-1)', async () => {
    const { change, now, rest, requests, settle } = page()
    change(holographic)
    rest()
    requests[0]?.respond({ ok: false, uuid: 'q1', response: { errors: { material: ['Gone.'] } } })
    await settle()
    expect(now().context.errors).toEqual({ general: [], fields: { material: ['Gone.'] } })
    change({ materialId: 'white' })
    expect(now().context.errors).toEqual({ general: [], fields: {} })
  })

  it('can be requested again after a rejection (ERR-1)', async () => {
    const { change, now, rest, requests, settle, send, respond } = page()
    change(holographic)
    rest()
    requests[0]?.respond({ ok: false, uuid: 'q1', response: { error: 'Too many requests.' } })
    await settle()
    expect(now().matches({ price: 'rejected' })).toBe(true)
    send({ type: 'retry.requested' })
    expect(now().context.errors).toEqual({ general: [], fields: {} })
    respond(1)
    await settle()
    expect(now().context.quote.total).toBe('70.20')
  })

  it('can be requested again after a network failure', async () => {
    const { change, now, rest, requests, settle, send, respond } = page()
    change(holographic)
    rest()
    requests[0]?.fail()
    await settle()
    expect(now().matches({ price: 'failed' })).toBe(true)
    send({ type: 'retry.requested' })
    respond(1)
    await settle()
    expect(requests[1]?.request.uuid).toBe('q2')
    expect(now().context.quote.total).toBe('70.20')
  })
})

describe('configuration changes', () => {
  it('keep a locked ratio', () => {
    const { change, now } = page(trustedProduct({ ...sticker, lockRatio: '3:2' }))
    change({ width: '4.5' })
    expect(now().context.configuration.height).toBe('3')
    change({ height: '2' })
    expect(now().context.configuration.width).toBe('3')
  })

  it.each<[{ field: string; value: string }, object]>([
    [{ field: 'quantity', value: '250' }, { quantity: '250' }],
    [
      { field: 'size', value: '2.5x4' },
      { width: '2.5', height: '4' },
    ],
    [{ field: 'materialId', value: 'holographic' }, { materialId: 'holographic' }],
    [{ field: 'options.rush', value: 'yes' }, { options: [{ optionSetId: 'rush', optionId: 'yes' }] }],
    [{ field: 'nothing', value: 'x' }, configuration],
    [{ field: 'constructor', value: 'x' }, configuration],
  ])('apply the fix %j', (fix, expected) => {
    const { change, now } = page()
    change(changeOfFix(now().context.configuration, fix))
    expect(now().context.configuration).toMatchObject(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { cartAddress } from './cart-address.ts'
import { LEAVING_PATIENCE, savingMachine, type AddResult, type SaveResult } from './machine.ts'
import { unableToSave } from '../messages/saving.ts'

function pageWith(save: () => Promise<SaveResult>, add: () => Promise<AddResult>, addToCart = true) {
  const calls: string[] = []
  const left: string[] = []
  const machine = savingMachine.provide({
    actors: {
      save: fromPromise<SaveResult>(() => (calls.push('save'), save())),
      addToCart: fromPromise<AddResult, { id: string; search: string }>(
        ({ input }) => (calls.push(`add ${input.id} ${input.search}`), add()),
      ),
    },
    actions: { leaveFor: (_, { address }) => left.push(address) },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { addToCart, search: '?q=cats&x=1' } }).start()
  return { actor, calls, left, clock }
}

const saved = async (): Promise<SaveResult> => ({ ok: true, id: 'c1', next: '/next/' })
const added = async (): Promise<AddResult> => ({ ok: true })

describe('saving', () => {
  it('saves, adds to the cart, and goes to the cart with q (FLOW-3, CART-1)', async () => {
    const { actor, calls, left } = pageWith(saved, added)
    actor.send({ type: 'save.requested' })
    expect(actor.getSnapshot().hasTag('saving')).toBe(true)
    await waitFor(actor, (state) => state.matches('leaving'))
    expect(calls).toEqual(['save', 'add c1 ?q=cats&x=1'])
    expect(left).toEqual(['/cart/?q=cats'])
  })

  it('navigates to the server’s next page when add-to-cart is off', async () => {
    const { actor, calls, left } = pageWith(saved, added, false)
    actor.send({ type: 'save.requested' })
    await waitFor(actor, (state) => state.matches('leaving'))
    expect(calls).toEqual(['save'])
    expect(left).toEqual(['/next/'])
  })

  it('saves once however often it is requested (FLOW-2)', async () => {
    const { actor, calls } = pageWith(saved, added)
    actor.send({ type: 'save.requested' })
    actor.send({ type: 'save.requested' })
    await waitFor(actor, (state) => state.matches('leaving'))
    actor.send({ type: 'save.requested' })
    expect(calls.filter((call) => call === 'save')).toHaveLength(1)
  })

  it('clears the flag and shows every error of a rejected save (FLOW-2)', async () => {
    const response = {
      errors: { quantity: ['Quantity is required.'] },
      error: 'One.',
      error_message: 'Two.',
      'configured-product': { width: ['Too wide.'] },
    }
    const { actor } = pageWith(async () => ({ ok: false, response }), added)
    actor.send({ type: 'save.requested' })
    const state = await waitFor(actor, (now) => now.matches('resting'))
    expect(state.hasTag('saving')).toBe(false)
    expect(state.context.failure.general).toEqual(['Quantity is required.', 'One.', 'Two.'])
    expect(state.context.failure.fields).toEqual({ width: ['Too wide.'] })
  })

  it('reports a missing response', async () => {
    const { actor } = pageWith(() => Promise.reject(new Error('offline')), added)
    actor.send({ type: 'save.requested' })
    const state = await waitFor(actor, (now) => now.matches('resting'))
    expect(state.context.failure.general).toEqual([unableToSave])
  })

  it.each([
    [{ errors: ['Raise it.'], error: 'Not shown.' }, ['Raise it.']],
    [{ error: 'The product is out of stock.' }, ['The product is out of stock.']],
    [null, ['Unable to add the product to the cart']],
    ['<html>', ['Unable to add the product to the cart']],
  ])('reports a rejected add: %j', async (response, texts) => {
    const { actor, left } = pageWith(saved, async () => ({ ok: false, response }))
    actor.send({ type: 'save.requested' })
    const state = await waitFor(actor, (now) => now.matches('resting'))
    expect(state.context.failure.general).toEqual(texts)
    expect(left).toEqual([])
  })

  it('rejects adding without an id before calling the server (ERR-4)', async () => {
    const { actor, calls } = pageWith(async () => ({ ok: true, id: '', next: '/' }), added)
    actor.send({ type: 'save.requested' })
    const state = await waitFor(actor, (now) => now.matches('resting'))
    expect(state.context.failure.general).toEqual([
      'Unable to add the product to the cart, please refresh and try again.',
    ])
    expect(calls).toEqual(['save'])
  })

  it('clears the flag when the page is restored from the back/forward cache (FLOW-4)', async () => {
    const { actor } = pageWith(saved, added)
    actor.send({ type: 'save.requested' })
    await waitFor(actor, (state) => state.matches('leaving'))
    actor.send({ type: 'page.restored' })
    expect(actor.getSnapshot().hasTag('saving')).toBe(false)
    expect(actor.getSnapshot().matches('resting')).toBe(true)
  })

  it.each([true, false])(
    'can save again where the next page was stopped; cart: %j (FLOW-4)',
    async (addToCart) => {
      const { actor, calls, left, clock } = pageWith(saved, added, addToCart)
      actor.send({ type: 'save.requested' })
      await waitFor(actor, (state) => state.matches('leaving'))
      clock.increment(LEAVING_PATIENCE - 1)
      expect(actor.getSnapshot().hasTag('saving')).toBe(true)
      clock.increment(1)
      expect(actor.getSnapshot().hasTag('saving')).toBe(false)
      actor.send({ type: 'save.requested' })
      await waitFor(actor, (state) => state.matches('leaving'))
      expect(calls.filter((call) => call === 'save')).toHaveLength(2)
      expect(left).toHaveLength(2)
    },
  )

  it('ignores the result of a save that was running when the page was left', async () => {
    let respond: (value: SaveResult) => void = () => {}
    const { actor, left } = pageWith(() => new Promise((resolve) => (respond = resolve)), added)
    actor.send({ type: 'save.requested' })
    actor.send({ type: 'page.restored' })
    respond({ ok: true, id: 'c1', next: '/next/' })
    await Promise.resolve()
    expect(actor.getSnapshot().matches('resting')).toBe(true)
    expect(left).toEqual([])
  })
})

describe('cartAddress', () => {
  it.each([
    ['', '/cart/'],
    ['?x=1', '/cart/'],
    ['?q=', '/cart/'],
    ['?q=red%20fox&x=1', '/cart/?q=red+fox'],
    ['?q=a%26b', '/cart/?q=a%26b'],
  ])('of %j is %j', (search, address) => expect(cartAddress(search)).toBe(address))
})

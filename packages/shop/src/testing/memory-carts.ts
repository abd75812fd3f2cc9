import type { CartLine, Carts, StoredCart } from '../ports.ts'

/** Carts in a plain map, by owner. */
export const memoryCarts = (carts: Map<string, StoredCart>): Carts => {
  const change = (cart: StoredCart, lines: readonly CartLine[]) => carts.set(cart.owner, { ...cart, lines })
  const now = () => new Date(1_800_000_000_000)
  return {
    ofOwner: async (owner) => structuredClone(carts.get(owner)) ?? null,
    countOfOwner: async (owner) => carts.get(owner)?.lines.length ?? 0,
    addLine: async (owner, currency, line) => {
      const cart = carts.get(owner) ?? { id: `cart-of-${owner}`, owner, currency, lines: [] }
      if (cart.currency !== currency) return null
      const id = `line-${cart.lines.length + 1}-of-${owner}`
      change(cart, [...cart.lines, { ...structuredClone(line), id, created: now(), updated: now() }])
      return { cartId: cart.id, lineId: id }
    },
    changeLine: async (owner, lineId, changes) => {
      const cart = carts.get(owner)
      const before = cart?.lines.find(({ id }) => id === lineId)
      if (cart === undefined || before === undefined) return null
      const after = { ...before, ...structuredClone(changes) }
      change(
        cart,
        cart.lines.map((line) => (line.id === lineId ? after : line)),
      )
      return after
    },
    removeLine: async (owner, lineId) => {
      const cart = carts.get(owner)
      if (cart === undefined || !cart.lines.some(({ id }) => id === lineId)) return false
      change(
        cart,
        cart.lines.filter(({ id }) => id !== lineId),
      )
      return true
    },
    mergeGuest: async (from, to) => {
      const cart = carts.get(from)
      if (cart === undefined) return
      carts.delete(from)
      carts.set(to, { ...cart, owner: to })
    },
  }
}

/** Reasons why a product can't be added to the cart. */

export const unknownClass = 'Unknown product class.'
export const full = (lines: number) => `The cart is full: it holds ${lines} products.`
export const otherCurrency =
  'Your cart changed to another currency meanwhile. Load the page again; nothing was added.'

export const changedAgain = 'This product has changed again. Please look at it before you choose.'
export const notChecked =
  'We couldn’t check this design for printing, so we can’t take the order yet. Make it simpler, or try again in a moment.'

/** For staff who add a customer's product. */
export const notYours = 'This product is a customer’s. They add it to their own cart.'

/** Names of the fields that may have changed about a product in the cart. CART-11. */
export const changedNames = {
  size: 'size',
  material: 'material',
  color: 'color',
  quantity: 'quantity',
  variableData: 'variable data',
  lamination: 'lamination',
  artwork: 'artwork',
  design: 'design',
  cutLine: 'cut line',
  options: 'options',
  packaging: 'packaging',
  proof: 'proof',
  notes: 'notes',
  price: 'price',
  other: 'other details',
} as const
/** `Changed: size, material and notes.` */
export const changedSince = (names: readonly string[], isMore: boolean) => {
  const all = isMore ? [...names, 'more'] : names
  return `Changed: ${[all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')}.`
}

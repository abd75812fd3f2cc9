/** Messages for the owner who sets up the shop. */

/** Reason of the settings' save, in their history. */
export const setUp = 'Set up the shop'

export const demoInUse =
  'The demo shop stays: a customer has designed one of its products, or something of your own belongs to it. Nothing was removed.'
export const hasCatalog = 'The shop has a catalog already. Nothing was changed.'
export const noDemoShop = 'This shop was started without the demo shop.'

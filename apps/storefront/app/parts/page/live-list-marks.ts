/** Marks a list whose form and links update it in place. */
export const LIVE_LIST = 'data-live-list'

/** Marks a link to another view of such a list. */
export const IN_PLACE = 'data-in-place'

/** Marks a form whose price is updated by GET while the shopper types. */
export const LIVE_PRICE = 'data-live-price'

/** Marks the elements that show that price. */
export const PRICED = 'data-priced'

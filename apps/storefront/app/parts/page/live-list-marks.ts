/** Marks a list whose form and links are followed without leaving the page. */
export const LIVE_LIST = 'data-live-list'

/** Marks a link of such a list that shows the same list in another way. */
export const IN_PLACE = 'data-in-place'

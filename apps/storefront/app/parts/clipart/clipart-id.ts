/** Id of the element that holds the clipart page. */
export const CLIPART_ID = 'live-clipart'

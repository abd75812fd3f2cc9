/** The element that holds the page of a drawing. */
export const CLIPART_ID = 'live-clipart'

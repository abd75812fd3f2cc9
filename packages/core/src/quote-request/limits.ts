/** Characters in a shopper's message, and in staff's response. QUOTE-1. */
export const LONGEST_QUOTE_TEXT = 5000

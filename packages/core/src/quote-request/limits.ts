/** Characters of what a shopper writes beside the request, and of what staff respond. QUOTE-1. */
export const LONGEST_QUOTE_TEXT = 5000

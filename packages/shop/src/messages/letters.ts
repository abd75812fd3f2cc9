/** Messages for the shop's owner about e-mail that could not be sent. */

export const otherSecret =
  'It was encrypted with an earlier SESSION_SECRET. Start the shop with that one, then send it again.'
export const notFound = 'This e-mail was not found.'
export const notPutAside = 'Only an e-mail that could not be sent can be sent again or deleted.'

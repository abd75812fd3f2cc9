/** Where a rejection says nothing at all. */
export const unableToSave = 'We couldn’t save your product. Please try again.'

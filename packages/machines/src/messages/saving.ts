/** Where a rejection says nothing at all. */
export const unableToSave = 'Your product could not be saved. Please try again.'

/** For a rejection without a message. */
export const unableToSave = 'We couldn’t save your product. Please try again.'

/** Texts of removing the background of a picture in a design tool. */

export const head = 'Picture background'
export const remove = 'Remove background'
export const restore = 'Restore background'
/** Labels for undo. */
export const removeStep = 'remove background'
export const restoreStep = 'restore background'
export const removing = 'Removing the background…'
export const stop = 'Stop'
export const tolerance = 'Tolerance'
export const toleranceHint = 'Higher values remove more of the colors close to the background.'
export const originalGone = 'The original was removed from your uploads.'
export const notReached = 'That didn’t work just now. Your picture hasn’t changed. Please try again.'

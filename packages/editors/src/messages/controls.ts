/** Texts of the fields in every editor. */

export const notANumber = 'Invalid numeric value.'
export const keyboardAndTouch = 'Keyboard and touch'

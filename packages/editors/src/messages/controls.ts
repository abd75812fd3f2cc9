/** Texts of the fields every editor has. */

export const notANumber = 'Invalid numeric value.'
export const keyboardAndTouch = 'Keyboard and touch'

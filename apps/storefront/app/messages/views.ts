/** Texts of the views of a finished product. */

export { finishedLook, notSavedYet } from './design-tool.ts'
export { sideOf, view, viewOf, views } from './design.ts'
export const close = 'Close'
export const drawing = 'Drawing…'
export const savingFirst = 'Saving your design first…'
export const changedElsewhere =
  'Your design was changed in another window. Close this to say which one to keep.'
export const notDrawn = 'This picture couldn’t be drawn. Your design is safe.'
export const tryAgain = 'Try again'

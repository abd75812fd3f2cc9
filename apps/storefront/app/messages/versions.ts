/** Texts of a design's versions. */

export { versions } from './design-tool.ts'
export const close = 'Close'
export const name = 'Name of this version'
export const about = 'A version keeps the design as it is now. Restore it whenever you like.'
export const save = 'Save a version'
export const savedAs = (name: string) => (name === '' ? 'Saved without a name.' : `Saved as “${name}”.`)
export const none = 'No versions yet.'
export const unnamed = 'Without a name'
export const restore = 'Restore'
export const remove = 'Delete'
export const deleteForGood = 'Delete for good'
export const keep = 'Keep'
export const deleted = (name: string) => `“${name}” is deleted.`
export const older = 'Show older versions'
/** Name of the step in undo. */
export const restoring = (name: string) => `restore “${name}”`
export const notReached = 'The shop can’t be reached just now. Please try again.'

/** Texts of the history of a row. */

export const title = 'History'
export const none = 'Nobody has changed this in the admin yet.'
export const loading = 'Loading…'
export const unreadable = 'The history could not be loaded. The form works without it.'
const DID: Readonly<Record<string, string>> = {
  created: 'created this',
  changed: 'changed this',
  removed: 'removed this',
}
export const did = (who: string, what: string) => `${who} ${DID[what] ?? what}`
export const noChange = 'No field was changed.'
export const current = 'This is what is saved now.'
export const field = 'Field'
export const before = 'Before'
export const after = 'After'
export const changesOf = (when: string) => `What was changed on ${when}`
export const revert = 'Revert to this version'
export const revertLabel = (when: string) => `Revert to this version, of ${when}`
export const revertBefore = 'Revert to what was there before'
export const confirmTitle = 'Revert to this version?'
export const confirmText =
  'Every field is saved again as it was then, by the rules of today. What is there now stays in the history. What you have typed and not saved is lost.'
export const confirm = 'Revert'
export const cancel = 'Cancel'
export const reverted = 'The older version is saved again.'
export const newer = 'Newer'
export const older = 'Older'
export const page = (number: number, of: number) => `Page ${number} of ${of}`

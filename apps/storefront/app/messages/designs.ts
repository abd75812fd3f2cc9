/** Texts of the page “My designs”, and of the page that opens a design on another device. */

export { myDesigns } from './parts.tsx'
export const count = (designs: number) => (designs === 1 ? '1 design' : `${designs} designs`)
export const staysHere =
  'These designs stay with this browser for 30 days. An account keeps them, on all your devices.'
export const signIn = 'Sign in'
export const signUp = 'Open an account'
export const none = 'No designs yet'
export const noneText = 'What you configure and draw is kept here while you work on it.'
export const browse = 'See what we make'
export const goneProduct = 'A product that is no longer sold'
export const changedOn = (day: string) => `Changed ${day}`
export const pictureOf = (name: string) => `${name}, as it is now`

export const edit = 'Edit'
export const addToCart = 'Add to cart'
export const order = 'Review and order'
export const more = 'More'
export const moreOf = (name: string) => `of ${name}`
export const name = 'Name'
export const rename = 'Rename'
export const renamed = (name: string) => (name === '' ? 'The name is removed.' : `Renamed to “${name}”.`)
export const duplicate = 'Duplicate'
export const duplicated = (name: string) => `Copied to “${name}”.`
export const remove = 'Delete'
export const removeText = 'The design and its versions are deleted for good.'
export const removeForGood = 'Delete for good'
export const removed = (name: string) => (name === '' ? 'The design is deleted.' : `“${name}” is deleted.`)

export const share = 'Open on another device'
export const shareText = 'A private link opens a copy there, for a day. This one stays as it is.'
export const makeLink = 'Make a link'
export const link = 'Private link'
export const linkText = (until: string) =>
  `Open this link on the other device, or scan the code there. It works until ${until}; anyone who has it can open a copy.`
export const code = 'The link as a QR code'
export const shared = 'A private link opens this design.'
export const unshare = 'End the link'
export const unshared = 'The link no longer works.'

export const pages = 'Pages of designs'
export const earlier = 'Newer designs'
export const later = 'Older designs'
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`

export const openTitle = 'Open a design'
export const openText = (name: string) =>
  `“${name}” opens as a copy that is yours. The original stays as it is.`
export const openIt = 'Open a copy here'
export const linkOver = 'This link no longer works. Please make a new one where you designed it.'
export const toMyDesigns = 'My designs'

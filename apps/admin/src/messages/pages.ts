/** Texts of the admin’s own pages: lists, forms, menu and dashboard. */

export const title = 'Kisscut admin'
export const brand = 'Kisscut'
export const dashboard = 'Dashboard'
export const toShop = 'View the shop'
export const menu = 'Records'

export const search = 'Search'
export const selectRow = 'Select this row'
export const none = '—'
export const yes = 'Yes'
export const no = 'No'
export const count = (rows: number) => `${rows}`
export const inches = (figure: string) => `${figure} in`
export const percent = (figure: string) => `${figure} %`

export const newRow = (one: string) => `New: ${one}`
export const changed = (when: string) => `Last changed ${when}`
export const revision = (count: number) => `Version ${count + 1}`
export const readOnly = 'Your role may look at this, and not change it.'
export const problems = 'The shop did not save this. What it says stands at the fields.'
export const sections = 'Parts of this form'

export const staleTitle = 'Someone else has saved this meanwhile'
export const staleText =
  'Nothing of yours is lost, and nothing of theirs was overwritten. These fields differ; choose which version stays.'
export const staleSame = 'Your changes are the same as theirs.'
export const fieldColumn = 'Field'
export const mine = 'Yours'
export const theirs = 'Theirs'
export const keepMine = 'Save mine'
export const takeTheirs = 'Take theirs'
export const keepEditing = 'Keep editing'
export const saved = 'Saved'

export const welcome = 'Your shop at a glance'
export const pricesTitle = 'Prices worth a look'
export const pricesText =
  'Quantities or areas that cost more than a larger one. Shoppers are told about the cheaper quantity.'
export const pricesFine = 'Every price table falls as quantities and areas grow.'
export const noPrices = 'There is no material yet.'
export const noProducts = 'There is no product yet.'
export const noPrice = 'has no price table, so that nothing made of it can be bought.'
export const findings = (count: number) => (count === 1 ? '1 finding' : `${count} findings`)
export const published = (shown: number, all: number) => `${shown} of ${all} published`
export const unsentTitle = 'E-mail that could not be sent'
export const unsentText =
  'The shop has stopped trying. Fix the cause and send it again. Unsent e-mail is deleted after two weeks.'
export const sealedLetter = 'An e-mail that can’t be decrypted'
export const letterTo = (subject: string, to: string) => `“${subject}” to ${to}`
export const sendAgain = 'Send again'
export const deleteLetter = 'Delete'

export const latestTitle = 'Lately changed products'

export const stepsTitle = 'Put a product on sale'
export const stepsText = 'Four steps, about ten minutes the first time. Skip what is there already.'
export const STEPS = [
  { record: 'category', label: 'A category', text: 'Where shoppers find it: a name is enough.' },
  { record: 'template_material', label: 'A material', text: 'With its price table: rates by quantity.' },
  {
    record: 'template_option_set',
    label: 'An option set',
    text: 'Such as a coating, with its options and what they cost. Not every product needs one.',
  },
  {
    record: 'template',
    label: 'The product',
    text: 'Its category, material, options, size and picture. Published, it is in the shop at once.',
  },
] as const

export const missing = 'Before it sells:'
export const notPublished = 'It is not published: nobody but staff can see it.'
export const noMaterial = 'It has no material, and so no price.'
export const noPriceOf = (material: string) => `${material} has no price table.`
export const noSize =
  'It has no default width and height: its card shows no price, and shoppers begin with empty fields.'
export const noPicture = 'It has no picture.'

export const signInTitle = 'For the shop’s own people'
export const signInText = 'Sign in with an account of the shop’s staff to open the admin.'
export const signIn = 'Sign in'

export const shopPage = 'Its page in the shop'
export const openPage = 'Open'
export const correct = 'Correct it by its prices and rules'
export const pageOf = (name: string) => `The page of ${name} as it is saved`
export const addPart = (one: string) => `Add: ${one}`

export const editMany = 'Edit'
export const editRows = (rows: number) => (rows === 1 ? 'Edit 1 row' : `Edit ${rows} rows`)
export const changedRows = (rows: number) => (rows === 1 ? '1 row changed' : `${rows} rows changed`)
export const cancel = 'Cancel'

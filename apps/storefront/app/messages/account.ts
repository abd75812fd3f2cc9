/** Texts of accounts: signing up, in and out, passwords, and the account page. */

export const signIn = 'Sign in'
export const signInText = 'Your designs and your cart come with you.'
export const signOut = 'Sign out'
export const signedInAs = (email: string) => `You are signed in as ${email}.`
export const account = 'Your account'

export const name = 'Name'
export const email = 'E-mail address'
export const password = 'Password'
export const passwordHint = (least: number) =>
  `At least ${least} characters. A few words are easy to remember and hard to guess.`

export const wrong = 'The e-mail address or the password is wrong.'
export const tooMany = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

export const newHere = 'New here? Open an account'
export const haveAccount = 'Already have an account? Sign in'
export const signUp = 'Open an account'
export const signUpText = 'Your designs and your cart are saved, on every device you sign in on.'
export const lookAtMail = 'Check your inbox'
export const confirmationSent = (address: string) =>
  `We’ve sent an e-mail to ${address}. Open the link in it within a day to continue. Not there? Check your spam folder.`
export const confirmTitle = 'Confirm your e-mail address'
export const confirmText = 'Press the button to confirm this address.'
export const confirm = 'Confirm'
export const linkInvalid = 'This link has been used or has expired. Please request a new one.'

export const forgot = 'Forgot your password?'
export const forgotTitle = 'Choose a new password'
export const forgotText = 'We’ll send you a link to choose a new one.'
export const sendLink = 'Send the link'
export const sendAnother = 'Send another link'
export const resetSent = (address: string) =>
  `If there is an account for ${address}, we’ve sent a letter there. Open the link in it within an hour.`
export const resetTitle = 'Your new password'
export const resetText = 'All browsers that are signed in to your account will be signed out.'
export const passwordChosen = 'Your new password is saved. Please sign in with it.'

export const toMyDesigns = 'See what you have designed'
export const details = 'Details'
export const unit = 'Unit of length'
export const units = { in: 'Inches', mm: 'Millimeters', cm: 'Centimeters' } as const
export const save = 'Save'
export const detailsSaved = 'Saved.'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const savePassword = 'Save the password'
export const passwordSaved = 'Your new password is saved. All other browsers are signed out.'
export const emailNow = (address: string) => `Letters go to ${address}.`
export const newEmail = 'New e-mail address'
export const emailSent = (address: string) =>
  `We’ve sent a letter to ${address}. The address is used once the link in it has been opened.`
export const sessions = 'Where you are signed in'
export const signedInAt = (time: string) => `Since ${time}`
export const thisBrowser = 'This browser'
export const endOthers = 'Sign out everywhere else'
export const sessionEnded = 'That browser is signed out.'
export const othersEnded = 'All other browsers are signed out.'
export const unknownForm = 'This form isn’t part of the page. Please reload it.'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]
const firstOf = (rows: readonly (readonly [RegExp, string])[], text: string) =>
  rows.find(([pattern]) => pattern.test(text))?.[1]

/** Names a browser and its system from its user agent. */
export const deviceName = (userAgent: string): string => {
  const [browser, system] = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)]
  if (browser === undefined) return 'A browser'
  return system === undefined ? browser : `${browser} on ${system}`
}

export const admin = 'The shop’s admin'
export const openAdmin = 'Products, prices, pages and settings'

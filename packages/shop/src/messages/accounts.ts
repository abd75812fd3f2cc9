/** Field errors of account forms. */

export const nameMissing = 'Please enter your name.'
export const tooLong = (most: number) => `Please use at most ${most} characters.`
export const emailInvalid = 'Please enter an e-mail address such as ana@example.com.'
export const passwordTooShort = (least: number) => `Please use at least ${least} characters.`
export const passwordIsAddress = 'Please choose a password that is not your e-mail address.'
export const passwordWrong = 'This is not your password.'
export const keyNotFound = 'This key was not found.'
export const staffNotFound = 'Nobody of the staff was found by this.'
export const invitationAccepted = 'A password has been chosen already; there is nothing to send again.'
export const ownRoles = 'Nobody changes their own roles.'
export const accountNotFound = 'No account has this e-mail address. They sign up first.'
export const artistMissing = 'Please choose an artist.'
export const artistManaged = 'Another account manages this artist’s works. Take them away there first.'
export const noArtist = 'No artist was found by this.'
export const unitUnknown = 'Please choose one of the units.'
export const linkInvalid = 'This link has been used or has expired. Please request a new one.'
export const emailInUse = 'This e-mail address can’t be used. Please sign in, or use another.'

export const codeWrong = 'This code is not right, or has been used. Please enter the one your app shows now.'
export const secondFactorOn = 'Two-factor sign-in is on already.'
export const secondFactorOff = 'Two-factor sign-in is off already.'

export const passkeyUnnamed = 'Please enter a short name, such as where the passkey is.'
export const passkeyNotFound = 'This passkey was not found.'
export const passkeyNotMade = 'That passkey can’t be added. Please try again, or try another device.'
export const challengeExpired = 'That took too long. Please begin again.'
export const tooManyPasskeys = (most: number) => `You have ${most} passkeys. Please remove one first.`

export const companyMissing = 'Please enter the name of your business.'
export const websiteInvalid = 'Please enter an address such as https://example.com, or leave it empty.'
export const taxIdInvalid =
  'Please enter your tax or resale number: letters, digits, spaces, dots, hyphens and slashes.'
export const sellsMissing = 'Please tell us what you sell.'
export const reasonMissing = 'Please say why; it stands in the letter.'
export const alreadyApplied = 'You have applied already. We’ll write to you.'
export const alreadyTrade = 'You are a trade customer already.'
export const applicationNotFound = 'This application was not found.'
export const applicationClosed =
  'Somebody has decided already, or the applicant has withdrawn it. Nothing was changed.'
export const ownApplication = 'Nobody decides on their own application.'
export const tradeCustomerNotFound = 'No trade customer has this e-mail address.'
export const ownTrade = 'Nobody ends their own trade account.'

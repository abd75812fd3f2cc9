/** Texts of passkeys: the page that adds them, and signing in. */

export const passkeys = 'Passkeys'
export const passkeysText =
  'A passkey signs you in with your fingerprint, your face or a PIN, in place of password and code. It stays on your phone, computer or security key.'
export const toPasskeys = 'Add and remove passkeys'
export const required =
  'This shop requires more than a password of its staff. A passkey is enough; so is two-factor sign-in.'
export const instead = 'Or use a passkey'

export const add = 'Add a passkey'
export const label = 'Name this passkey'
export const labelHint = 'For example where it is: my phone, office laptop.'
export const goOn = 'Continue'
export const create = 'Create your passkey'
export const createText =
  'Your browser asks for your fingerprint, your face or a PIN. If it does not, press the button.'
export const createNow = 'Create the passkey'
export const added = 'The passkey is added. You can sign in with it from now on.'
export const addedByStaff = 'The passkey is added. Other browsers were signed out.'

export const onlyOne =
  'This is your only passkey. Add another, or set up two-factor sign-in, in case you lose its device.'

export const yours = 'Your passkeys'
export const none = 'There is no passkey yet.'
export const addedOn = (day: string) => `Added on ${day}`
export const change = 'Rename or remove'
export const newLabel = 'New name'
export const rename = 'Save the name'
export const renamed = 'The new name is saved.'
export const remove = 'Remove this passkey'
export const removed = 'The passkey is removed. It no longer signs anyone in.'

export const signIn = 'Sign in with a passkey'
export const signInText =
  'Your browser asks which passkey to use, and for your fingerprint, your face or a PIN. If it does not, press the button.'
export const needed =
  'Your password is right. As this shop requires more than a password of its staff, please sign in with your passkey.'
export const useNow = 'Use a passkey'
export const withPassword = 'Sign in with e-mail address and password'

export const wrong = 'This passkey does not sign in here. It may have been removed from its account.'
export const failed = 'Your browser did not use a passkey. Please try again.'
export const unsupported =
  'This browser has no passkeys for this address. They need an address that begins with https://.'
export const needsScripts = 'Passkeys need JavaScript. Please turn it on for this page.'

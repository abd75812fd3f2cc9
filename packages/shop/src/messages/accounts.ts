/** What is wrong with a field of the forms of accounts. */

export const nameMissing = 'Please enter your name.'
export const tooLong = (most: number) => `Please use at most ${most} characters.`
export const emailInvalid = 'Please enter an e-mail address such as ana@example.com.'
export const passwordTooShort = (least: number) => `Please use at least ${least} characters.`
export const passwordIsAddress = 'Please choose a password that is not your e-mail address.'
export const passwordWrong = 'This is not your password.'
export const keyNotFound = 'This key was not found.'
export const ownRoles = 'Nobody changes their own roles.'
export const unitUnknown = 'Please choose one of the units.'
export const linkInvalid = 'This link has been used, or has run out. Please request a new one.'
export const emailInUse = 'This e-mail address can’t be used. Please sign in, or use another.'

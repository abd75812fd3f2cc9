/** Texts of two-factor sign-in: its page, and the second step of signing in. */

export const twoFactor = 'Two-factor sign-in'
export const toTwoFactor = 'Set up or turn off two-factor sign-in'
export const twoFactorText =
  'Besides your password, signing in takes a code from an app on your phone, such as Google Authenticator, 1Password or Aegis.'
export const required = 'This shop requires two-factor sign-in of its staff. Set it up to go on to the admin.'
export const toAdmin = 'Continue to the admin'
export const begin = 'Set it up'
export const scan = 'Scan this with your app'
export const scanText = 'Or type this key into it:'
export const code = 'Code from your app'
export const codeHint = 'Six digits.'
export const passwordHint = 'So that nobody else turns it on at a browser you left open.'
export const anyCode = 'Code from your app, or a recovery code'
export const turnOn = 'Turn it on'
export const startOver = 'Start over'

export const isOn = (left: number) =>
  `Two-factor sign-in is on. You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`
export const turnOff = 'Turn it off'
export const turnOffText = 'Signing in will take your password alone.'
export const turnedOff = 'Two-factor sign-in is off.'
export const turnedOn = 'Two-factor sign-in is on. Other browsers were signed out.'
export const recovery = 'Your recovery codes'
export const recoveryText =
  'Without your phone, each of these signs you in once. Print or store them now: they are not shown again. If you lose them, this page makes new ones.'

export const renew = 'Get new recovery codes'
export const renewText =
  'If you lost yours, or few are left. Those you have now will sign nobody in any more.'
export const renewed = 'You have new recovery codes. The earlier ones do not work any more.'

export const secondStep = 'Enter your code'
export const secondStepText =
  'Your app shows it under the name of this shop. Without your phone, enter a recovery code.'
export const secondStepCode = 'Code from your app, or a recovery code'
export const codeWrong = 'This code is not right, or has been used. Please enter the one your app shows now.'
export const expired = 'That took too long. Please sign in again.'

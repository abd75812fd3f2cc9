import type { Mail } from '../ports/mail.ts'

/** Letters about accounts, in plain text. */

type Letter = Pick<Mail, 'subject' | 'text'>

const letter = (subject: string, ...paragraphs: readonly string[]): Letter => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
})

const NOT_YOU = 'If this wasn’t you, you can ignore this letter: nothing has been changed.'

export const confirmAddress = (shop: string, link: string) =>
  letter(
    `Confirm your e-mail address`,
    `Welcome to ${shop}. Please open this link within a day to confirm your e-mail address:`,
    link,
    NOT_YOU,
  )

export const alreadyKnown = (shop: string, signIn: string, forgot: string) =>
  letter(
    `You already have an account`,
    `Somebody, probably you, wanted to open an account at ${shop} with this e-mail address. There is one already: sign in here.`,
    signIn,
    'In case you forgot the password, choose a new one here:',
    forgot,
    NOT_YOU,
  )

export const choosePassword = (shop: string, link: string) =>
  letter(
    `Choose a new password`,
    `Somebody, probably you, asked for a new password at ${shop}. Open this link within an hour to choose one:`,
    link,
    NOT_YOU,
  )

export const passwordChanged = (shop: string, forgot: string) =>
  letter(
    `Your password was changed`,
    `The password of your account at ${shop} was changed, and all other browsers were signed out.`,
    'If this wasn’t you, choose a new password at once:',
    forgot,
  )

export const twoFactorOn = (shop: string, forgot: string) =>
  letter(
    `Two-factor sign-in is on`,
    `Signing in to your account at ${shop} now takes a code of your authenticator app, too. Other browsers were signed out.`,
    'If this wasn’t you, choose a new password at once and contact the shop:',
    forgot,
  )

export const twoFactorOff = (shop: string, forgot: string) =>
  letter(
    `Two-factor sign-in is off`,
    `Signing in to your account at ${shop} takes no code any more.`,
    'If this wasn’t you, choose a new password at once and contact the shop:',
    forgot,
  )

export const recoveryCodesRenewed = (shop: string, forgot: string) =>
  letter(
    `You have new recovery codes`,
    `New recovery codes were made for your account at ${shop}; those you had before sign nobody in any more.`,
    'If this wasn’t you, choose a new password at once and contact the shop:',
    forgot,
  )

export const passkeyAdded = (shop: string, label: string, link: string) =>
  letter(
    `A passkey was added`,
    `Your account at ${shop} can now be signed in to with the passkey “${label}”, without its password.`,
    'If this wasn’t you, choose a new password at once, and remove the passkey here:',
    link,
  )

export const passkeyRemoved = (shop: string, label: string, link: string) =>
  letter(
    `A passkey was removed`,
    `The passkey “${label}” does not sign in to your account at ${shop} any more.`,
    'If this wasn’t you, choose a new password at once, and see which passkeys are left:',
    link,
  )

export const invitation = (shop: string, link: string) =>
  letter(
    `Join the staff of ${shop}`,
    `You were invited to work at ${shop}. Open this link within a week to choose a password; then sign in with this e-mail address:`,
    link,
  )

export const confirmNewAddress = (shop: string, link: string) =>
  letter(
    `Confirm your new e-mail address`,
    `Please open this link within a day to use this e-mail address for your account at ${shop}:`,
    link,
    NOT_YOU,
  )

export const addressChanged = (shop: string, email: string) =>
  letter(
    `Your e-mail address was changed`,
    `Your account at ${shop} now has the e-mail address ${email}. Letters go there from now on.`,
    'If this wasn’t you, please contact the shop at once.',
  )

export const tradeApproved = (shop: string, link: string) =>
  letter(
    `You are a trade customer now`,
    `Your application at ${shop} was approved. Sign in, and you pay wholesale prices where we offer them:`,
    link,
  )

export const tradeDeclined = (shop: string, reason: string, link: string) =>
  letter(
    `Your application for trade prices`,
    `Thank you for applying at ${shop}. We can’t approve your application for this reason:`,
    reason,
    'You are welcome to apply again here:',
    link,
  )

export const tradeEnded = (shop: string, reason: string, link: string) =>
  letter(
    `Your trade account has ended`,
    `You no longer pay wholesale prices at ${shop}, for this reason:`,
    reason,
    'Your account, your designs and your cart stay. You are welcome to apply again here:',
    link,
  )

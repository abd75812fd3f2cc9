/** Texts of accounts: signing in and out. */

export const signIn = 'Sign in'
export const signInText = 'Your designs and your cart come along.'
export const signOut = 'Sign out'
export const signedInAs = (name: string) => `You are signed in as ${name}.`
export const account = 'Account'
export const accountOf = (name: string) => `Account of ${name}`

export const email = 'E-mail address'
export const password = 'Password'

export const wrong = 'The e-mail address or the password is wrong.'
export const tooMany = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

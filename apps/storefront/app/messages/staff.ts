/** Texts of the staff page, and of joining the staff. */

export const staff = 'Staff'
export const staffText = 'Who works here, and what each may do.'
export const toStaff = 'Invite staff, and see who works here'
export const invite = 'Invite somebody'
export const inviteText =
  'A letter leads them to choosing a password. Somebody who works here already gets these roles instead, and signs in again.'
export const roles = 'What they may do'
export const roleNames = {
  owner: 'Owner',
  support: 'Support',
  designer: 'Designer',
  production: 'Production',
} as const
export const roleTexts = {
  owner: 'Everything, staff and settings too',
  support: 'Help customers with their products, decide on trade accounts',
  designer: 'Care for shapes, fonts, clipart, the marketplace and uploads',
  production: 'Run jobs, files for press and plotter',
} as const
export const rolesMissing = 'Please choose at least one.'
export const send = 'Send the invitation'
export const sent = (email: string) => `The invitation is on its way to ${email}.`
export const sentAgain = 'The invitation is on its way again. The link of the earlier letter no longer works.'
export const everybody = 'Who works here'
export const you = 'You'
export const invited = 'Invited, no password yet'
export const sendAgain = 'Send again'
export const withdraw = 'Withdraw'
export const remove = 'Remove…'
export const removeText = 'They are signed out at once, and their API keys stop working.'
export const removeNow = 'Remove from staff'
export const removed = 'Done: they are no longer staff.'

export const artists = 'Artists'
export const artistsText =
  'They add and edit their own works in the marketplace. They sign up first; then you choose whose works are theirs.'
export const artistEmail = 'Address they sign in with'
export const artist = 'Works of'
export const chooseArtist = 'Choose…'
export const makeArtist = 'Give them these works'
export const artistMade = 'Done: they find their works on their account’s page.'
export const removeArtist = 'Take away'
export const artistRemoved = 'Done: only staff change these works now.'

export const join = 'Join the staff'
export const joinText = 'Choose a password. You sign in with it and the address this letter came to.'
export const joinNow = 'Save the password'
export const linkInvalid =
  'This invitation has been used or withdrawn, or has expired. Please ask the person who invited you for another.'
export const toSignIn = 'Sign in'

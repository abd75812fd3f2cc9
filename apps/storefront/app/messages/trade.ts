/** Texts of applications for wholesale prices: the applicant's page and the staff's. */

export const trade = 'Trade prices'
export const tradeText =
  'For businesses that resell what we print, or make things with it. Once we have approved your application you see wholesale prices wherever we offer them.'
export const toTrade = 'Apply for trade prices'
export const toMyTrade = 'Your trade account'

export const company = 'Business name'
export const website = 'Web site'
export const websiteHint = 'If you have one.'
export const taxId = 'Tax or resale number'
export const sells = 'What do you sell?'
export const sellsHint = 'A few words: products, where you sell them, how many stickers you need.'
export const apply = 'Send the application'
export const applyAgain = 'You may apply again. What has changed?'

export const waitingTitle = 'We are looking at your application'
export const waitingText = (company: string, day: string) =>
  `You applied for ${company} on ${day}. We’ll write to you as soon as we have decided.`
export const withdraw = 'Withdraw the application'
export const withdrawn = 'Your application is withdrawn.'
export const approvedTitle = 'You are a trade customer'
export const approvedText = 'You see wholesale prices wherever we offer them while you are signed in.'
export const declined = 'We could not approve your application:'

export const ended = 'You no longer see wholesale prices, for this reason:'

export const applications = 'Trade applications'
export const applicationsText = 'The oldest first. The applicant gets a letter, whichever you decide.'
export const noApplications = 'Nobody is waiting.'
export const applied = (day: string) => `Applied on ${day}`
export const account = 'Account'
export const sellsTitle = 'Sells'
export const none = 'None'
export const reason = 'Reason'
export const reasonHint = 'Needed to decline; it stands in the letter.'
export const approve = 'Approve'
export const decline = 'Decline'
export const approved = 'Approved. The applicant gets a letter.'
export const declinedNow = 'Declined. The applicant gets a letter with the reason.'

export const customers = 'End a trade account'
export const customersText =
  'The customer sees retail prices from their next page on and gets a letter with the reason. They may apply again.'
export const customerEmail = 'E-mail address of the customer'
export const endReasonHint = 'It stands in the letter.'
export const end = 'End the trade account'
export const endedNow = (email: string) =>
  `${email} is no trade customer any more, and gets a letter with the reason.`

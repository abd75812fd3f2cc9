/** Messages about records: not found, not permitted, in use. */

const notFound = (what: string) => `${what} was not found.`

export const productNotFound = notFound('This product')
export const productOfIdNotFound = (id: string) => notFound(`Product ${id}`)
export const categoryNotFound = notFound('This category')
export const fileNotFound = notFound('This file')
export const pageNotFound = notFound('This page')
export const sideNotFound = notFound('This side')
export const itemNotFound = notFound('This item')
export const jobNotFound = notFound('This job')
export const recordNotFound = notFound('This record')
export const versionNotFound = notFound('This version')

export const notYourRole = 'Your role does not allow this.'
export const staffOnly = 'Only the shop’s staff may change the catalog.'
export const atMost = (rows: number) => `You can have up to ${rows} of these. Please remove some first.`
export const tooManyVersions = (most: number) =>
  `A design can have up to ${most} versions with names. Please delete one first.`
export const duplicate = 'Another record already has this value.'
export const brokenReference = 'This refers to a record that does not exist.'
export const changedMeanwhile = 'This record has been changed meanwhile.'
export const barcodeTypeMissing = 'Please choose the type of bar code.'
export const belowItself = 'It would lie below itself.'
export const inUse = 'Other records belong to this one.'
/** Why a row was saved, in its history. */
export const reverted = 'Reverted to an older version'
export const usedKey = 'This idempotency key was used for another request.'

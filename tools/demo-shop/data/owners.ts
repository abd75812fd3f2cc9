/** Owners of the demo shop's designs, drafts and files, in the format of a row's `owner`. */
export const BEN = 'account:ben'
export const ANA = 'account:ana'
export const CORA = 'account:cora'

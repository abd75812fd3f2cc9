/** Whose designs, drafts and files the demo shop has; as `owner` of a row names an account. */
export const BEN = 'account:ben'
export const ANA = 'account:ana'
export const CORA = 'account:cora'

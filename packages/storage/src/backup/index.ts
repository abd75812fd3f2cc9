export { backUp, type ShopAt, type Summary } from './back-up.ts'
export { move } from './move.ts'
export { restore } from './restore.ts'

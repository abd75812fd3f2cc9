export { createRetoucher, type Retoucher } from './retoucher.ts'
export { RetouchRefused } from './retouch-refused.ts'

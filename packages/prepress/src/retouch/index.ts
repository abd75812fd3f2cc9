export { createRetoucher, type Retoucher } from './retoucher.ts'
export { RetouchRejected } from './retouch-rejected.ts'

export { savingMachine } from './machine.ts'
export type { AddResult, SaveResult, SavingInput } from './machine.ts'
export { cartAddress } from './cart-address.ts'

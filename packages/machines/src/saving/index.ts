export { UNABLE_TO_SAVE, savingMachine } from './machine.ts'
export type { AddAnswer, SaveAnswer, SavingInput } from './machine.ts'
export { cartAddress } from './cart-address.ts'

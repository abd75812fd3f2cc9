export { savingMachine } from './machine.ts'
export type { AddAnswer, SaveAnswer, SavingInput } from './machine.ts'
export { cartAddress } from './cart-address.ts'
export {
  NO_FAILURE,
  UNABLE_TO_ADD,
  UNABLE_TO_ADD_WITHOUT_ID,
  UNABLE_TO_SAVE,
  textsOfAddFailure,
  textsOfSaveFailure,
} from './failure.ts'
export type { FailureTexts } from './failure.ts'

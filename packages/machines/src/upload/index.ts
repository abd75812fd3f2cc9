export { REMOVING_FAILED, SENDING_FAILED, uploadMachineOf } from './machine.ts'
export type { PickedFile, UploadEvent, UploadReport } from './machine.ts'
export {
  ACCEPT,
  ACCEPTED,
  EMPTY_FILE,
  FOLDER,
  MOST_BYTES,
  NO_FILE,
  NO_PICTURE_PASTED,
  ONE_AT_A_TIME,
  UNSUPPORTED,
  rejectionOf,
  rejectionOfDrop,
  tooLarge,
} from './rejection.ts'
export type { Dropped } from './rejection.ts'

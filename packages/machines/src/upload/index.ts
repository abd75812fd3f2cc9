export { REMOVING_FAILED, SENDING_FAILED, uploadMachineOf } from './machine.ts'
export type { PickedFile, UploadEvent, UploadReport } from './machine.ts'
export { ACCEPT, ACCEPTED, EMPTY_FILE, MOST_BYTES, UNSUPPORTED, refusalOf, tooLarge } from './refusal.ts'

export { REMOVING_FAILED, SENDING_FAILED, uploadMachineOf } from './machine.ts'
export type { PickedFile, UploadEvent, UploadReport } from './machine.ts'
export { ACCEPTED, EMPTY_FILE, MOST_BYTES, TOO_LARGE, UNSUPPORTED, refusalOf } from './refusal.ts'

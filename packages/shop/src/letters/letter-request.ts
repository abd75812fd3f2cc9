export { LETTER } from '../ports/jobs.ts'

/** A queued letter. Its job's id is also the letter's id, from which its Message-ID is made. */
export interface LetterRequest {
  /** A `Mail` as JSON, encrypted and bound to the id. */
  readonly sealed: string
}

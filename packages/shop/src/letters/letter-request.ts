export { LETTER } from '../ports/jobs.ts'

/** A letter as the queue holds it; the job's id is the letter's own, of which its Message-ID is made. */
export interface LetterRequest {
  /** A `Mail` as JSON, encrypted and bound to the id. */
  readonly sealed: string
}

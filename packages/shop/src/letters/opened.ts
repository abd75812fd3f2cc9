import type { Job } from '../ports/jobs.ts'
import type { Mail } from '../ports/mail.ts'
import { unsealed } from '../sealed.ts'
import type { LetterRequest } from './letter-request.ts'

/** The letter of a job; null: it was sealed with another secret than the shop has now. */
export function openedLetter({ id, request }: Pick<Job, 'id' | 'request'>, secret: string): Mail | null {
  const text = unsealed((request as LetterRequest).sealed, secret, id)
  return text && (JSON.parse(text.toString()) as Mail)
}

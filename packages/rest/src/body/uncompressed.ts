import { HttpError } from '../http/http-error.ts'
import * as messages from '../messages/requests.ts'

/** Throws 415 for a compressed body: a few bytes of one can unpack to any number. API-34. */
export function requireUncompressed({ headers }: Pick<Request, 'headers'>): void {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  if (coding !== '' && coding !== 'identity')
    throw new HttpError(415, messages.compressedBody, {}, { 'accept-encoding': 'identity' })
}

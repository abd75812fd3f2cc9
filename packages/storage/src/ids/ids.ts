import { createHash, randomUUID } from 'node:crypto'
import { isStorable } from '@kisscut/records'

/** An unguessable id. */
export const newId = (): string => randomUUID()

/** SHA-256, hexadecimal. API keys are stored so: reading the database does not reveal them. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** An id for a lookup. Text that no database can store becomes an id that no row has. */
export const keyOf = (text: string): string => (isStorable(text) ? text : '')

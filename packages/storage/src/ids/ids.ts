import { createHash, randomUUID } from 'node:crypto'
import { idNaming, isStorable } from '@kisscut/records'

/** An unguessable id. */
export const newId = (): string => randomUUID()

/** An unguessable id for a new row. If the record has a number, the id names the record. */
export const newRowId = (record: string): string => idNaming(record, randomUUID())

/** Hexadecimal SHA-256. API keys are stored like this, so that the database doesn't reveal them. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** An id for a lookup. Text that a database can't store becomes an id that no row has. */
export const keyOf = (text: string): string => (isStorable(text) ? text : '')

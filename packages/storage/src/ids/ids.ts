import { createHash, randomUUID } from 'node:crypto'
import { isStorable } from '@kisscut/records'

/** An id nobody can guess. */
export const newId = (): string => randomUUID()

/** A service's key is kept as its SHA-256: who reads the database cannot use it. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** What rows are looked up by. A text that no database can hold names no row: it becomes one that no row has. */
export const keyOf = (text: string): string => (isStorable(text) ? text : '')

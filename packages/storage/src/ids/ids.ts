import { createHash, randomUUID } from 'node:crypto'

/** An id nobody can guess. */
export const newId = (): string => randomUUID()

/** A service's key is kept as its SHA-256: who reads the database cannot use it. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex')

import { createHash } from 'node:crypto'

/** PostgreSQL cuts longer names, and two that begin alike would be one. */
const LONGEST = 60

/** A name for the database: itself, or where it is too long its beginning and a fingerprint. */
export const databaseName = (name: string): string =>
  name.length <= LONGEST
    ? name
    : `${name.slice(0, LONGEST - 9)}_${createHash('sha1').update(name).digest('hex').slice(0, 8)}`

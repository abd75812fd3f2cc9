import { createHash } from 'node:crypto'

/** PostgreSQL truncates longer names, so that two names could become equal. */
const LONGEST = 60

/** A name for the database: itself, or its start and a fingerprint if it is too long. */
export const databaseName = (name: string): string =>
  name.length <= LONGEST
    ? name
    : `${name.slice(0, LONGEST - 9)}_${createHash('sha1').update(name).digest('hex').slice(0, 8)}`

const FOLDER = 'removed'

/** Milliseconds that removed files are retained, so that a backup that began before is complete: a day. */
export const REMOVED_FOR_MS = 24 * 60 * 60 * 1000

/** Key of a removed file; not a valid key, so that it is never served. */
export const removedKey = (key: string): string => `${FOLDER}/${key}`

/** Prefix of removed files' keys. */
export const REMOVED_PREFIX = `${FOLDER}/`

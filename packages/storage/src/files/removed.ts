const FOLDER = 'removed'

/** Milliseconds that removed files wait, so that a backup that began before is whole: a day. */
export const REMOVED_FOR_MS = 24 * 60 * 60 * 1000

/** Where a removed file waits: not a valid key, so that it is never served. */
export const removedKey = (key: string): string => `${FOLDER}/${key}`

/** Prefix of every one of them. */
export const REMOVED_PREFIX = `${FOLDER}/`

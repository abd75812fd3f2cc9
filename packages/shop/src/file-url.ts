const UNDER = '/files/'

/** Address of a stored file, by its key. */
export const fileUrl = (key: string): string => UNDER + key.split('/').map(encodeURIComponent).join('/')

/** The key of the file at this address; null for anything outside the folder. */
export function keyOfFileUrl(path: string): string | null {
  if (!path.startsWith(UNDER)) return null
  try {
    const key = decodeURIComponent(path.slice(UNDER.length))
    return /^[\w-]+(\/[\w.-]+)+$/.test(key) && !key.includes('..') ? key : null
  } catch {
    return null
  }
}

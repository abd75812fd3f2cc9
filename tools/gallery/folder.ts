import { fileURLToPath } from 'node:url'

/** Where the gallery hangs. */
export const GALLERY = fileURLToPath(new URL('../../docs/gallery', import.meta.url))

import { fileURLToPath } from 'node:url'

/** Folder of the gallery. */
export const GALLERY = fileURLToPath(new URL('../../docs/gallery', import.meta.url))

import type { Picture } from '../types.ts'

/** Pictures of the catalogue are square, this many pixels a side; pages keep their place by it. */
export const CATALOGUE_PICTURE = 960

/** A catalogue picture by its addresses; null where there is none. */
export const pictureOf = (url: string | null, alt: string, webpUrl?: string | null): Picture | null =>
  url === null
    ? null
    : {
        url,
        ...(webpUrl ? { webpUrl } : {}),
        alt,
        width: CATALOGUE_PICTURE,
        height: CATALOGUE_PICTURE,
      }

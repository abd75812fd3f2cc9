import type { Links } from '../links.ts'
import type { Picture } from './picture.ts'

/** Pictures of the catalog are square, with sides of this many pixels; pages reserve their space by it. */
export const CATALOG_PICTURE = 960

/** The picture with its smaller stored sizes. */
export const withSmaller = (picture: Picture, links: Links): Picture => {
  const smaller = links.smallerPictures?.(picture.webpUrl ?? picture.url) ?? []
  return smaller.length > 0 ? { ...picture, smaller } : picture
}

/** A catalog picture by its addresses; null if there is none. */
export const pictureOf = (
  url: string | null,
  alt: string,
  links: Links,
  webpUrl?: string | null,
): Picture | null =>
  url === null
    ? null
    : withSmaller(
        {
          url,
          ...(webpUrl ? { webpUrl } : {}),
          alt,
          width: CATALOG_PICTURE,
          height: CATALOG_PICTURE,
        },
        links,
      )

import { useSearchParams } from '@remix-run/react'
import type { UserFile } from '@kisscut/shop'

/** Artwork in its print colors or its screen colors. PROD-13. */
export type Colors = 'print' | 'screen'

const NAME = 'colors'

export const colorsOf = (query: URLSearchParams): Colors =>
  query.get(NAME) === 'screen' ? 'screen' : 'print'

/**
 * The page's choice of colors, and its address with the other one. The address holds it, so that it works without
 * scripts.
 */
export function useColors(): { readonly colors: Colors; readonly at: (colors: Colors) => string } {
  const [query] = useSearchParams()
  const at = (colors: Colors): string => {
    const other = new URLSearchParams(query)
    if (colors === 'print') other.delete(NAME)
    else other.set(NAME, colors)
    return `?${other}`
  }
  return { colors: colorsOf(query), at }
}

/** Adds the choice of colors to an address of these pages. */
export const inColors = (url: string, colors: Colors): string =>
  colors === 'print' ? url : `${url}${url.includes('?') ? '&' : '?'}${NAME}=${colors}`

/** URL of the artwork's picture in these colors. */
export const artworkUrl = ({ id, rasterUrl }: Pick<UserFile, 'id' | 'rasterUrl'>, colors: Colors): string =>
  colors === 'screen' ? rasterUrl : `/prepress/api/v1/user-file/${id}/print-colors.webp/`

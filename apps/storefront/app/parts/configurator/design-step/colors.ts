import { useSearchParams } from '@remix-run/react'
import type { UserFile } from '@kisscut/shop'

/** In which colors artwork is shown: as it prints, or as it is on screen. PROD-13. */
export type Colors = 'print' | 'screen'

const NAME = 'colors'

export const colorsOf = (query: URLSearchParams): Colors =>
  query.get(NAME) === 'screen' ? 'screen' : 'print'

/** The page's choice of colors, and the same page's address with another one. It is in the address: pages without scripts have it too. */
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

/** An address within these pages with the same choice of colors. */
export const inColors = (url: string, colors: Colors): string =>
  colors === 'print' ? url : `${url}${url.includes('?') ? '&' : '?'}${NAME}=${colors}`

/** The artwork's picture in these colors. */
export const artworkUrl = ({ id, rasterUrl }: Pick<UserFile, 'id' | 'rasterUrl'>, colors: Colors): string =>
  colors === 'screen' ? rasterUrl : `/prepress/api/v1/user-file/${id}/print-colors.webp/`

import { lookOfRegion, type Filling, type RegionColors, type Texture } from '@kisscut/artwork/clipart'
import { isStroked } from '@kisscut/core/clipart'
import { loadTexture } from '@kisscut/editors/textures'
import { useEffect, useMemo, useState } from 'react'
import type { ClipartStart, PaletteColor, Paints } from '@kisscut/shop'

type Looks = ClipartStart['looks']

/** The loaded textures of these colors; a color whose texture is missing is shown plain. CLIP-15. */
function useTextures(ids: readonly string[], looks: Looks): ReadonlyMap<string, Texture> {
  const [textures, setTextures] = useState<ReadonlyMap<string, Texture>>(new Map())
  const wanted = ids.filter((id) => looks[id]?.texture).join(' ')
  useEffect(() => {
    let isOver = false
    for (const id of wanted.split(' ').filter(Boolean)) {
      const { texture, background } = looks[id]!
      loadTexture(texture!, background).then(
        (loaded) =>
          !isOver &&
          setTextures((before) => (before.get(id) === loaded ? before : new Map(before).set(id, loaded))),
        () => undefined,
      )
    }
    return () => {
      isOver = true
    }
  }, [wanted, looks])
  return textures
}

interface Painted {
  readonly start: ClipartStart
  readonly paints: Paints
  /** The color of the film; undefined for printed drawings. */
  readonly film: string | null | undefined
  readonly colorOf: (id: string | null | undefined) => PaletteColor | undefined
  /** Color of film before one is chosen. */
  readonly ink: string
}

/** The looks of a drawing's regions and of the rest; the same object while the looks are the same. */
export function useRegionLooks({ start, paints, film, colorOf, ink }: Painted) {
  const { regions, looks, isFilm } = start
  const ids = Object.values(paints).flatMap(({ colorId }) => colorId ?? [])
  const textures = useTextures(film ? [film, ...ids] : ids, looks)
  const textureOf = (id: string | null | undefined) => (id ? (textures.get(id) ?? null) : null)
  const css = (paint: { readonly colorId: string | null; readonly customColor: string | null }) =>
    colorOf(paint.colorId)?.code ?? paint.customColor
  const blendModeOf = (id: string) => looks[id]?.blendMode ?? ('normal' as const)
  const shown = regions.flatMap((region) => {
    const paint = paints[region.id]
    const isCut = !isStroked(region, { isFilm })
    const { blendSelector } = region
    const look = paint && lookOfRegion(paint, { blendSelector, isCut }, { css, blendModeOf })
    return look ? [[region.selector, look, paint.colorId] as const] : []
  })
  const base = film === undefined ? null : (colorOf(film)?.code ?? ink)
  const key = JSON.stringify([shown, base, film])
  return useMemo(() => {
    const colors: RegionColors = Object.fromEntries(
      shown.map(([selector, look, colorId]) => [selector, { ...look, texture: textureOf(colorId) }]),
    )
    const whole: Filling | null = base === null ? null : { color: base, texture: textureOf(film) }
    return { colors, base: whole }
    // Equal looks give the same object, so that the picture is not drawn again.
  }, [key, textures])
}

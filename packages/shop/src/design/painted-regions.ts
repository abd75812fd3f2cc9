import { lookOfRegion } from '@kisscut/artwork/clipart'
import type { ClipartItem, RegionPaint } from '@kisscut/artwork/design'
import { isStroked } from '@kisscut/core/clipart'
import type { Paint } from '@kisscut/core/color'
import type { ElementPicture, RegionPicture } from '../ports/drawing.ts'
import type { ServedFiles } from '../ports/served-files.ts'
import { lookOfColor } from './color-look.ts'
import type { Named } from './named-rows.ts'

/** The paints of a drawing's regions by selector, and of the rest. CLIP-13, CLIP-14, CLIP-15. */
export async function paintedRegions(
  served: ServedFiles,
  { regions, colors }: Pick<Named, 'regions' | 'colors'>,
  { regions: paints, base }: ClipartItem,
): Promise<Pick<ElementPicture, 'regions' | 'base'>> {
  const css = (paint: Paint): string | null =>
    paint.customColor ?? (paint.colorId === null ? null : (colors.get(paint.colorId)?.code ?? null))
  const palette = { css, blendModeOf: (id: string) => colors.get(id)?.blend_mode ?? ('normal' as const) }
  const textured = async ({ colorId }: Paint): Promise<Pick<RegionPicture, 'texture'>> => {
    const row = colorId === null ? undefined : colors.get(colorId)
    const look = row ? lookOfColor(row) : null
    const file = look?.texture ? await served.read(look.texture) : null
    return file === null ? {} : { texture: { ...file, background: look!.background } }
  }
  const painted = async (id: string, paint: RegionPaint) => {
    const region = regions.get(id)
    if (!region) return []
    const { cutpath, use_material_colors: useMaterialColors } = region
    const isCut = !isStroked({ cutpath, useMaterialColors }, { isFilm: base !== undefined })
    const look = lookOfRegion(paint, { blendSelector: region.blend_mode_selector, isCut }, palette)
    return look === null ? [] : [[region.selector, { ...look, ...(await textured(paint)) }] as const]
  }
  const all = await Promise.all(Object.entries(paints).map(([id, paint]) => painted(id, paint)))
  const color = base ? css(base) : null
  return {
    regions: Object.fromEntries(all.flat()),
    ...(base && color !== null && { base: { color, ...(await textured(base)) } }),
  }
}

import { lookOf } from '@kisscut/artwork/look'
import { placementOf } from '@kisscut/artwork/placement'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { LoadedCustom } from '../configure/configured-product.ts'
import { lookOfCustom } from '../design/draw-preview.ts'
import type { Press, PrintDesign } from '../ports-production.ts'
import type { Storage } from '../ports.ts'
import { isPerforated } from './finishing.ts'

export interface PrintDesignNeeds {
  readonly storage: Pick<Storage, 'files'>
  readonly press: Pick<Press, 'lineAround'>
}

/** Where the knife goes: as the preview draws it, for what was shown is what is cut. */
export const dieLineOf = async (
  { storage, press }: PrintDesignNeeds,
  { row, file }: LoadedCustom,
): Promise<DieLineSpec> => {
  const spec = {
    shape: row.clip_type,
    width: Number(row.width),
    height: Number(row.height),
    clipRadius: Number(row.clip_radius),
  }
  const placement = row.placement && placementOf(row.placement)
  if (row.clip_type !== 'contour' || !file?.raster || !placement) return spec
  const raster = await storage.files.bytes(file.raster)
  return { ...spec, contour: (await press.lineAround({ raster, placement })) || null }
}

/** A configured product as press and plotter take it: its record, its file and its material's look. */
export const printDesignOf = async (needs: PrintDesignNeeds, loaded: LoadedCustom): Promise<PrintDesign> => {
  const { row, file } = loaded
  return {
    title: row.id,
    dieLine: await dieLineOf(needs, loaded),
    look: lookOf(lookOfCustom(loaded)),
    artwork: file && { mime: file.mime, bytes: await needs.storage.files.bytes(file.file) },
    placement: row.placement && placementOf(row.placement),
    reverseCut: row.option_reverse_cut,
    cut: isPerforated(loaded) ? 'PerfCutContour' : 'CutContour',
  }
}

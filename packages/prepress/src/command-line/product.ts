import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Size } from '@kisscut/artwork/geometry'
import { effectiveDpi, fill, fitInside, type Placement } from '@kisscut/artwork/placement'
import type { PrintDesign } from '../print/design.ts'
import type { Finding } from './report.ts'
import type { Configuration } from './options.ts'
import type { ReadyFile, Workspace } from './workspace.ts'
import type { IngestedFile } from '@kisscut/shop/ports/intake'

/** The product made from a file; inches. */
export interface Product {
  readonly design: PrintDesign
  readonly size: Size
  readonly dpi: number | null
}

/** Places a file's artwork on the requested product; a finding where it cannot be placed. */
export async function productOf(
  workspace: Workspace,
  { facts, artwork, raster }: ReadyFile,
  name: string,
  configuration: Configuration,
): Promise<Product | Finding> {
  const natural = naturalSize(facts)
  if (!natural && (configuration.size === null || configuration.fit === 'actual'))
    return stops(
      'size.unknown',
      'file',
      'This file does not say how large it is. Please give a size: --size 3x2in',
    )
  const placed =
    configuration.shape === 'contour'
      ? await alongContour(workspace, raster, facts, natural, configuration)
      : onShape(facts, natural, configuration)
  if ('code' in placed) return placed
  const { dieLine, placement } = placed
  const pixels = facts.isVector ? null : { width: facts.pixelWidth, height: facts.pixelHeight }
  return {
    design: {
      title: name,
      dieLine,
      look: configuration.look,
      artwork,
      placement,
      reverseCut: configuration.mirror,
      cut: configuration.perforate ? 'PerfCutContour' : 'CutContour',
    },
    size: { width: dieLine.width, height: dieLine.height },
    dpi: pixels && effectiveDpi(pixels, placement),
  }
}

interface PlacedSize {
  readonly dieLine: DieLineSpec
  readonly placement: Placement
}

async function alongContour(
  workspace: Workspace,
  raster: Uint8Array,
  facts: IngestedFile,
  natural: Size | null,
  { size, fit, offset, islands, holes }: Configuration,
): Promise<PlacedSize | Finding> {
  const actual = fit === 'actual' || size === null
  const requested = actual ? natural : size
  if (!requested) throw new RangeError('A contour needs a size.')
  const found = await workspace.contour({
    raster,
    size: { ...requested, of: actual ? 'artwork' : 'cut' },
    border: offset,
    islands,
    holes: holes ? 'keep' : 'drop',
  })
  if (found.path === '') return stops('cut.none', 'cut', 'There is nothing in this file to cut around.')
  return { dieLine: { shape: 'contour', ...found.size, contour: found.path }, placement: found.placement }
}

function onShape(
  facts: IngestedFile,
  natural: Size | null,
  { shape, size, fit, offset }: Configuration,
): PlacedSize {
  const own = natural ?? { width: facts.pixelWidth, height: facts.pixelHeight }
  const dieLine: DieLineSpec = { shape, ...(size ?? own) }
  if (fit === 'fill') return { dieLine, placement: fill(own, dieLine) }
  if (fit === 'inside') return { dieLine, placement: fitInside(own, dieLine, offset) }
  const x = (dieLine.width - own.width) / 2
  const y = (dieLine.height - own.height) / 2
  return { dieLine, placement: { x, y, ...own, rotation: 0 } }
}

const naturalSize = ({ inchWidth, inchHeight }: IngestedFile): Size | null =>
  inchWidth && inchHeight ? { width: Number(inchWidth), height: Number(inchHeight) } : null

export const stops = (code: string, at: Finding['at'], text: string): Finding => ({
  code,
  level: 'error',
  at,
  text,
  place: null,
})

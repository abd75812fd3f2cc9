import { maskOfPixels } from '@kisscut/artwork/contour'
import sharp from 'sharp'
import { artworkPicture } from '../print/artwork-pixels.ts'
import { GUARDED } from '../decode/raster.ts'
import type { PrintDesign } from '../print/index.ts'
import { artworkFindings } from './artwork.ts'
import { cutFindings } from './cut.ts'
import { finding, type PreflightFinding } from './finding.ts'
import { outOfGamut } from './gamut.ts'

/** What stands between a design and the press. */
export interface PreflightReport {
  /** Green: nothing that stops it. */
  readonly passed: boolean
  readonly findings: readonly PreflightFinding[]
}

/** Pixels of the longer side at which artwork is looked at: an edge is then found within a hair's breadth. */
const LOOKED_AT = 800

/** Looks at one product as it would go to press and tells everything a printer would ask about. */
export async function preflight(design: PrintDesign): Promise<PreflightReport> {
  const findings = [...(await ofArtwork(design)), ...cutFindings(design.dieLine)]
  return { passed: findings.every(({ level }) => level !== 'error'), findings }
}

async function ofArtwork({ artwork, placement, dieLine }: PrintDesign): Promise<readonly PreflightFinding[]> {
  if (!artwork || !placement) return [finding('artwork.none', 0, 1)]
  const pixels = isDrawing(artwork.mime) ? null : (await sharp(artwork.bytes, GUARDED).metadata()).autoOrient
  const { data, info } = await (
    await artworkPicture(artwork, LOOKED_AT)
  )
    .autoOrient()
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const mask = maskOfPixels(data, info.width, info.height)
  const facts = { pixels, mask, outOfGamut: await outOfGamut(data, info.width, info.height) }
  return artworkFindings(facts, placement, dieLine)
}

const isDrawing = (mime: string): boolean => mime === 'image/svg+xml' || mime === 'application/pdf'

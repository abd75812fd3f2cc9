import { readFileSync } from 'node:fs'
import type { DrawingBoxes } from '@kisscut/artwork/clipart'
import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import type { Box } from '@kisscut/artwork/geometry'
import { filmsOf, type LetteringResources } from '@kisscut/artwork/lettering'
import { cutResources } from '@kisscut/prepress/drawing'
import { CLIPART, CLIPART_REGIONS } from '../data/clipart.ts'

const PICTURES = new URL('../pictures/', import.meta.url)
/** Longer side in inches at which a drawing is measured, as in the shop. */
const MEASURED_AT = 40

export const regionsOf = (clipart: string) => CLIPART_REGIONS.filter((region) => region.clipart === clipart)

/** The file of a clipart. */
export const svgOf = (clipart: string): Buffer => {
  const { clipart: address } = CLIPART.find(({ id }) => id === clipart)!
  return readFileSync(new URL(address.replace('/demo/', ''), PICTURES))
}

/** The cut resources of a design with one clipart. */
export const cutOf = (clipart: string, design: Design): Promise<LetteringResources> => {
  const selectors = Object.fromEntries(regionsOf(clipart).map(({ id, selector }) => [id, selector]))
  return cutResources({
    ...{ design, side: design.sides[0]!.id, fonts: {}, colors: {} },
    cutDrawings: { [design.elements[0]!.id]: { mime: 'image/svg+xml', bytes: svgOf(clipart), selectors } },
  })
}

/** The view box and the content box of a clipart, in its own units to three decimals. */
export async function measured(clipart: string): Promise<DrawingBoxes> {
  const [x = 0, y = 0, width = 0, height = 0] = /viewBox="([^"]+)"/
    .exec(String(svgOf(clipart)))![1]!
    .split(/[\s,]+/)
    .map(Number)
  const scale = MEASURED_AT / Math.max(width, height)
  const blank = emptyDesign(width * scale, height * scale)
  const whole = { x: 0, y: 0, width: width * scale, height: height * scale }
  const element = elementOf('clipart', { id: 'drawing', side: blank.sides[0]!.id, clipart, ...whole })
  const design = { ...blank, elements: [element] }
  const [film] = filmsOf(design, await cutOf(clipart, design))
  const inUnits = (inches: number) => Math.round((inches / scale) * 1000) / 1000
  const { box } = film!
  const content: Box = {
    ...{ x: inUnits(box.x + x * scale), y: inUnits(box.y + y * scale) },
    ...{ width: inUnits(box.width), height: inUnits(box.height) },
  }
  return { viewBox: { x, y, width, height }, content }
}

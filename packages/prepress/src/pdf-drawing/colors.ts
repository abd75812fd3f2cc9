import { GRAY, type ColorSpace } from './color-spaces.ts'
import { PAGE_LIMITS } from './limits.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import type { PageContext, Pen } from './pen.ts'

/** The number of a color; equal colors share one. Throws {@link NotAsVectors} beyond the limit. */
export function colorNumber(work: PageContext, space: ColorSpace, values: readonly number[]): number {
  let spaceNumber = work.spaceNumbers.get(space.source)
  if (spaceNumber === undefined) work.spaceNumbers.set(space.source, (spaceNumber = work.spaceNumbers.size))
  const key = `${spaceNumber} ${values.join(' ')}`
  let number = work.colorNumbers.get(key)
  if (number === undefined) {
    number = work.colors.push({ space, values }) - 1
    if (number >= PAGE_LIMITS.colors) throw new NotAsVectors('too many colors')
    work.colorNumbers.set(key, number)
  }
  return number
}

export function setColor(pen: Pen, stroke: boolean, space: ColorSpace, values: readonly number[]): void {
  if (space.isNone) {
    setPaint(pen, stroke, space, { kind: 'none' })
    return
  }
  const color = colorNumber(pen.work, space, values)
  setPaint(pen, stroke, space, { kind: 'color', color })
  pen.drawing.content.push({ color, stroke })
}

export function setPaint(pen: Pen, stroke: boolean, space: ColorSpace, paint: Pen['state']['fill']): void {
  pen.state = stroke
    ? { ...pen.state, strokeSpace: space, stroke: paint }
    : { ...pen.state, fillSpace: space, fill: paint }
}

/** Sets the initial color, black. */
export function beginInBlack(pen: Pen): void {
  setColor(pen, false, GRAY, [0])
  setColor(pen, true, GRAY, [0])
}

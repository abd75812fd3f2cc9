import { rollDrawing, ROLL_DRAWING, type RollPart } from '@kisscut/artwork/roll'
import type { UnwindPosition } from '@kisscut/core/option'
import { COLORS, type LayoutPage } from './layout-page.ts'

const FILLS: Partial<Record<RollPart['kind'], string>> = {
  roll: COLORS.ground,
  end: COLORS.ground,
  core: COLORS.quiet,
  web: COLORS.rule,
  label: COLORS.sheet,
  'top-edge': COLORS.cut,
}

/** Draws how labels come off their roll, at the given height; returns its width in points. OPT-20. */
export function drawRoll(
  { document }: LayoutPage,
  position: UnwindPosition,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): number {
  const scale = height / ROLL_DRAWING.height
  document.save().translate(x, y).scale(scale)
  document.lineJoin('round').lineCap('round').undash()
  for (const { kind, path } of rollDrawing(position)) {
    const fill = FILLS[kind]
    document.path(path).lineWidth(kind === 'ink' ? 2 : 1.2)
    if (fill) document.fillAndStroke(fill, COLORS.ink)
    else document.stroke(COLORS.ink)
  }
  document.restore()
  return ROLL_DRAWING.width * scale
}

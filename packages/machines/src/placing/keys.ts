import { moveBy, rotateBy, scaleBy, type Placement } from '@kisscut/artwork/placement'
import { BIG_GROW, BIG_NUDGE, BIG_TURN, GROW, NUDGE, TURN } from './steps.ts'

interface Command {
  readonly label: string
  readonly keys: readonly string[]
  apply(placement: Placement, isBig: boolean): Placement
}

const move = (dx: number, dy: number) => (placement: Placement, isBig: boolean) =>
  moveBy(placement, dx * (isBig ? BIG_NUDGE : NUDGE), dy * (isBig ? BIG_NUDGE : NUDGE))
const turn = (by: number) => (placement: Placement, isBig: boolean) =>
  rotateBy(placement, by * (isBig ? BIG_TURN : TURN))
const grow = (placement: Placement, isBig: boolean) => scaleBy(placement, isBig ? BIG_GROW : GROW)
const shrink = (placement: Placement, isBig: boolean) => scaleBy(placement, 1 / (isBig ? BIG_GROW : GROW))

/** What the keyboard does to the artwork. Shift takes the larger step. */
export const KEY_COMMANDS: readonly Command[] = [
  { label: 'Move left', keys: ['ArrowLeft'], apply: move(-1, 0) },
  { label: 'Move right', keys: ['ArrowRight'], apply: move(1, 0) },
  { label: 'Move up', keys: ['ArrowUp'], apply: move(0, -1) },
  { label: 'Move down', keys: ['ArrowDown'], apply: move(0, 1) },
  { label: 'Turn left', keys: ['[', '{'], apply: turn(-1) },
  { label: 'Turn right', keys: [']', '}'], apply: turn(1) },
  { label: 'Larger', keys: ['+', '='], apply: grow },
  { label: 'Smaller', keys: ['-', '_'], apply: shrink },
]

/** The placement after a key, or null for a key that means nothing here. */
export function afterKey(placement: Placement, key: string, isBig: boolean): Placement | null {
  return KEY_COMMANDS.find(({ keys }) => keys.includes(key))?.apply(placement, isBig) ?? null
}

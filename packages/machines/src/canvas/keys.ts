import {
  remove,
  rotation,
  scaling,
  transform,
  translation,
  type Command,
  type Element,
} from '@kisscut/artwork/design'
import { middleOf } from '@kisscut/artwork/placement'
import { frameOf } from './selection.ts'
import { scaleWithin, type Limits } from './transforms.ts'
import * as messages from '../messages/keys.ts'

/** Inches per arrow key; ten times as much with Shift. */
const NUDGE = 0.01
const BIG_NUDGE = 0.1
/** Degrees per bracket key; fifteen with Shift. */
const ROTATION = 1
const BIG_ROTATION = 15
/** Scale factor per plus key. */
const GROWTH = 1.02
const BIG_GROWTH = 1.1

interface KeyCommand {
  readonly label: string
  readonly keys: readonly string[]
  command(targets: readonly Element[], isBig: boolean, limits: Limits): Command
}

const ids = (targets: readonly Element[]) => targets.map(({ id }) => id)
const middle = (targets: readonly Element[]) => {
  const frame = frameOf(targets)
  return frame ? middleOf(frame) : { x: 0, y: 0 }
}
const nudge = (dx: number, dy: number) => (targets: readonly Element[], isBig: boolean) => {
  const by = isBig ? BIG_NUDGE : NUDGE
  return transform(ids(targets), translation(dx * by, dy * by), 'move')
}
const rotateBy = (direction: 1 | -1) => (targets: readonly Element[], isBig: boolean) => {
  const degrees = direction * (isBig ? BIG_ROTATION : ROTATION)
  return transform(ids(targets), rotation(degrees, middle(targets)), 'rotate')
}
const scaleBy = (direction: 1 | -1) => (targets: readonly Element[], isBig: boolean, limits: Limits) => {
  const factor = scaleWithin(targets, (isBig ? BIG_GROWTH : GROWTH) ** direction, limits)
  return transform(ids(targets), scaling(factor, middle(targets)), 'scale')
}

/** Keyboard commands for the selection. Shift takes larger steps. */
export const KEY_COMMANDS: readonly KeyCommand[] = [
  { label: messages.moveLeft, keys: ['ArrowLeft'], command: nudge(-1, 0) },
  { label: messages.moveRight, keys: ['ArrowRight'], command: nudge(1, 0) },
  { label: messages.moveUp, keys: ['ArrowUp'], command: nudge(0, -1) },
  { label: messages.moveDown, keys: ['ArrowDown'], command: nudge(0, 1) },
  { label: messages.rotateLeft, keys: ['[', '{'], command: rotateBy(-1) },
  { label: messages.rotateRight, keys: [']', '}'], command: rotateBy(1) },
  { label: messages.larger, keys: ['+', '='], command: scaleBy(1) },
  { label: messages.smaller, keys: ['-', '_'], command: scaleBy(-1) },
  { label: messages.remove, keys: ['Delete', 'Backspace'], command: (targets) => remove(ids(targets)) },
]

/** The command of a key for the selection; null where it has none. */
export function commandOfKey(
  targets: readonly Element[],
  key: string,
  isBig: boolean,
  limits: Limits,
): Command | null {
  if (targets.length === 0) return null
  return KEY_COMMANDS.find(({ keys }) => keys.includes(key))?.command(targets, isBig, limits) ?? null
}

import {
  IDENTITY,
  behindMasks,
  boundsOfAll,
  elementWith,
  elementsOn,
  mapPlacement,
  maskOf,
  perform,
  transform,
  type Command,
  type Crop,
  type Design,
  type Element,
  type History,
  type Similarity,
} from '@kisscut/artwork/design'
import type { Box } from '@kisscut/artwork/geometry'
import { boundsOf, cornersOf, type Placement } from '@kisscut/artwork/placement'
import { NO_GUIDES, framesOf, snapIndex, type Guides, type SnapIndex } from '@kisscut/artwork/snapping'
import type { PrintRules } from '@kisscut/core/print-rules'
import { frameOf, targetsOf } from './selection.ts'
import type { Pair, Point } from './transforms.ts'

/** State of a canvas. */
export interface CanvasContext {
  readonly history: History
  /** Id of the visible side. */
  readonly side: string
  /** Ids of elements. */
  readonly selection: readonly string[]
  readonly drag: Drag | null
  /** The crop being chosen; null for none. */
  readonly crop: Crop | null
  /** Id of the text being typed on the canvas; null for none. */
  readonly typing: string | null
  /** The part of a masked element that is moved separately; null for none. EDIT-18. */
  readonly masking: Masking | null
  /** Least width in inches to which an element is scaled by hand, such as that of a scannable code. Default: none. */
  readonly leastWidth: (element: Element) => number
  /** The shop's print rules, which determine the lines a drag snaps to. */
  readonly rules?: PrintRules
  /** Adjusts the design after each step, for example when its size follows its content. Default: unchanged. */
  readonly settled: (design: Design) => Design
  /** The key of the last step, if nothing else has happened since. */
  readonly lastKey: string | null
}

/** A mask and its content are moved separately. */
export interface Masking {
  /** Id of the masked element. */
  readonly element: string
  readonly moves: 'mask' | 'element'
}

/** A drag in progress. The design does not change until it ends. */
export interface Drag {
  readonly elements: readonly Element[]
  /** The frame around the elements when the drag began. */
  readonly frame: Placement
  readonly masking: Masking | null
  readonly from: Point | Pair
  /** The fixed corner of the frame, while it is scaled by a handle. */
  readonly anchor: Point
  /** The upright box around the elements when the drag began, and its snap targets. */
  readonly box: Box
  readonly index: SnapIndex
  /** The transform so far. */
  readonly similarity: Similarity
  readonly guides: Guides
}

/** Corners of a frame: top left, top right, bottom right, bottom left of its content. */
export type Corner = 0 | 1 | 2 | 3

/** The selected elements and their positions. */
export const selectingIn = ({ history, side, selection }: CanvasContext) => ({
  design: history.present,
  side,
  selection,
})

/** The elements that a key, a button or a drag applies to. */
export function targetsIn(context: CanvasContext): readonly Element[] {
  const { masking, history } = context
  if (masking === null) return targetsOf(selectingIn(context))
  const { element, moves } = masking
  const target = moves === 'mask' ? maskOf(history.present, element) : elementWith(history.present, element)
  return target ? [target] : []
}

/** Initial state of a drag; null if there is nothing to drag. */
export function dragOf(context: CanvasContext, from: Point | Pair, corner: Corner = 0): Drag | null {
  const elements = targetsIn(context)
  const frame = frameOf(elements)
  if (!frame) return null
  const design = context.history.present
  const side = design.sides.find(({ id }) => id === context.side)
  const dragged = new Set(elements)
  const resting = elementsOn(design, context.side)
    .filter((element) => element.kind !== 'clip_mask' && !element.hidden && !dragged.has(element))
    .map((element) => boundsOf(element))
  const anchor = cornersOf(frame)[((corner + 2) % 4) as Corner]
  const index = snapIndex(side ? framesOf(design, side, context.rules) : [], resting)
  const box = boundsOfAll(elements)
  return {
    ...{ elements, frame, from, anchor, box, index },
    ...{ masking: context.masking, similarity: IDENTITY, guides: NO_GUIDES },
  }
}

/** The drag as a command, for previewing the resulting design. */
export function commandOfDrag({ elements, similarity, masking }: Drag, name = 'transform'): Command {
  const ids = elements.map(({ id }) => id)
  return apartFrom(masking, transform(ids, similarity, name))
}

/** A command that leaves the mask in place while its element moves. */
export const apartFrom = (masking: Masking | null, command: Command): Command =>
  masking?.moves === 'element' ? behindMasks(command) : command

/** The displayed design: at rest the present one, during a drag its preview. */
export const designShown = ({ history, drag }: CanvasContext): Design =>
  drag ? commandOfDrag(drag).apply(history.present) : history.present

/** The displayed frame around the selection; null without one. */
export function frameShown(context: CanvasContext): Placement | null {
  const { drag, history, side, selection, masking } = context
  if (drag) return mapPlacement(drag.frame, drag.similarity)
  if (masking) return frameOf(targetsIn(context))
  const selected = elementsOn(history.present, side).filter(({ id }) => selection.includes(id))
  return frameOf(selected)
}

/** Performs a command; one without effect changes nothing. */
export const performed = ({ history, settled }: CanvasContext, command: Command, isJoined = false) => ({
  history: perform(history, settling(command, settled), isJoined),
})

const settling = (command: Command, settled: CanvasContext['settled']): Command => ({
  ...command,
  apply: (design) => {
    const after = command.apply(design)
    return after === design ? design : settled(after)
  },
})

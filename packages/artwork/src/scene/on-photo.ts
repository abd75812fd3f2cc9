import type { Box, Point, Size } from '../geometry/index.ts'
import { scaleIn, type ScenePlace } from './place.ts'
import { stickerView } from './sticker.ts'

/** Differences in inches that count as none. */
const SAME = 1e-6
/** The smallest valid box, in pixels. */
const LEAST = 1

/** The real size of a place's box in inches: the room a product is shown in. */
export const roomIn = ({ box, boxHeightInches }: ScenePlace): Size => ({
  width: (box.width * boxHeightInches) / box.height,
  height: boxHeightInches,
})

/**
 * A place clipped to a picture of this size, at the same scale. Null where nothing can be shown true to scale: a box too small or
 * outside the picture, no height, invalid numbers. SCENE-6.
 */
export function placeIn({ box, boxHeightInches }: ScenePlace, picture: Size): ScenePlace | null {
  const numbers = [box.x, box.y, box.width, box.height, boxHeightInches, picture.width, picture.height]
  if (!numbers.every(Number.isFinite) || !(boxHeightInches > 0)) return null
  const [left, top] = [Math.max(0, box.x), Math.max(0, box.y)]
  const width = Math.min(picture.width, box.x + box.width) - left
  const height = Math.min(picture.height, box.y + box.height) - top
  if (!(width >= LEAST && height >= LEAST)) return null
  return { box: { x: left, y: top, width, height }, boxHeightInches: boxHeightInches * (height / box.height) }
}

/** Size in pixels of the plain background for products without a photograph, and the margin around its box. */
const BACKGROUND = { width: 1600, height: 1200, margin: 60 }
/** Largest share of the background's box that a product takes when it opens. */
const OPENED = 0.6

/** A plain background with room for a product to grow, used without a photograph. SCENE-6. */
export function plainBackground({ width, height }: Size): {
  readonly picture: Size
  readonly place: ScenePlace
} {
  const { margin, ...picture } = BACKGROUND
  const box = {
    x: margin,
    y: margin,
    width: picture.width - 2 * margin,
    height: picture.height - 2 * margin,
  }
  const inchesPerPixel = Math.max(width / box.width, height / box.height) / OPENED
  return { picture, place: { box, boxHeightInches: box.height * inchesPerPixel } }
}

/** A box in inches of the room, in pixels of its picture. */
export function pixelsOf(place: ScenePlace, { x, y, width, height }: Box): Box {
  const { pixelsPerInch: by } = scaleIn(place, { width, height })
  return { x: place.box.x + x * by, y: place.box.y + y * by, width: width * by, height: height * by }
}

/** {@link pixelsOf} for the whole picture of the product, including the space around it. */
export function pictureIn(place: ScenePlace, { x, y, width, height }: Box): Box {
  const view = stickerView({ width, height })
  return pixelsOf(place, { ...view, x: x + view.x, y: y + view.y })
}

/** The inverse of {@link pixelsOf}. */
export function inchesOf(place: ScenePlace, { x, y, width, height }: Box): Box {
  const by = roomIn(place).height / place.box.height
  return { x: (x - place.box.x) * by, y: (y - place.box.y) * by, width: width * by, height: height * by }
}

/**
 * The box of a product in the room: centered as near as possible to a point (null: the center of the room), completely inside.
 * One that does not fit is scaled down by `share`, which is otherwise 1. SCENE-2, SCENE-6.
 */
export function shownIn(
  place: ScenePlace,
  size: Size,
  middle: Point | null,
): { readonly box: Box; readonly share: number } {
  const room = roomIn(place)
  const { share } = scaleIn(place, size)
  const [width, height] = [
    Math.min(room.width, size.width * share),
    Math.min(room.height, size.height * share),
  ]
  const about = middle ?? { x: room.width / 2, y: room.height / 2 }
  return { box: inside(room, { x: about.x - width / 2, y: about.y - height / 2, width, height }), share }
}

/**
 * A box confined to a room, changed from `before`, which is inside: of the same size it slides along the edges, otherwise it
 * grows until it touches one. SCENE-2.
 */
export function confined(room: Size, before: Box, after: Box): Box {
  const isMoved = Math.abs(after.width - before.width) < SAME && Math.abs(after.height - before.height) < SAME
  if (isMoved) return inside(room, { ...after, width: before.width, height: before.height })
  const way = (from: number, to: number, least: number) => (to < least ? (from - least) / (from - to) : 1)
  const by = Math.max(
    0,
    Math.min(
      way(before.x, after.x, 0),
      way(before.y, after.y, 0),
      way(room.width - before.x - before.width, room.width - after.x - after.width, 0),
      way(room.height - before.y - before.height, room.height - after.y - after.height, 0),
    ),
  )
  const between = (from: number, to: number) => from + (to - from) * by
  return inside(room, {
    x: between(before.x, after.x),
    y: between(before.y, after.y),
    width: between(before.width, after.width),
    height: between(before.height, after.height),
  })
}

/** Moves a box into a room by the shortest way; a larger one starts at the room's edge. */
const inside = (room: Size, box: Box): Box => ({
  ...box,
  x: Math.max(0, Math.min(room.width - box.width, box.x)),
  y: Math.max(0, Math.min(room.height - box.height, box.y)),
})

/** Resize handles by compass direction. */
export const SCENE_HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type SceneHandle = (typeof SCENE_HANDLES)[number]

/** Smallest side of a product resized by hand, in inches. */
const SMALLEST = 0.25

/**
 * A product resized by dragging a handle; the opposite side stays. A corner keeps the ratio; a side changes one length unless the
 * ratio is fixed (then it grows about the center of the opposite side). Confined to the room. SCENE-2.
 */
export function resizedIn(
  room: Size,
  before: Box,
  handle: SceneHandle,
  by: Point,
  isProportional: boolean,
): Box {
  const across = handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0
  const down = handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0
  const wanted = { width: before.width + across * by.x, height: before.height + down * by.y }
  const isCorner = across !== 0 && down !== 0
  const size =
    isCorner || isProportional
      ? scaled(before, factorOf(before, wanted, across, down))
      : atLeast(wanted, before)
  const start = (from: number, was: number, is: number, way: number) =>
    way > 0 ? from : way < 0 ? from + was - is : from + (was - is) / 2
  const after = {
    ...size,
    x: start(before.x, before.width, size.width, across),
    y: start(before.y, before.height, size.height, down),
  }
  return confined(room, before, after)
}

/** Scale factor of a size towards the wanted one: for a corner along its diagonal. */
function factorOf(before: Size, wanted: Size, across: number, down: number): number {
  const { width, height } = before
  if (down === 0) return wanted.width / width
  if (across === 0) return wanted.height / height
  return (wanted.width * width + wanted.height * height) / (width * width + height * height)
}

const leastFactor = ({ width, height }: Size) => Math.min(1, SMALLEST / Math.min(width, height))

/** A scaled size, never too small to be made. */
const scaled = (size: Size, factor: number): Size => {
  const by = Math.max(factor, leastFactor(size))
  return { width: size.width * by, height: size.height * by }
}

/** A size limited to what can be made; a smaller one may stay. */
const atLeast = ({ width, height }: Size, before: Size): Size => ({
  width: Math.max(Math.min(SMALLEST, before.width), width),
  height: Math.max(Math.min(SMALLEST, before.height), height),
})

/** A product scaled about its center, which moves along. Confined to the room. SCENE-2. */
export function pinchedIn(room: Size, before: Box, factor: number, by: Point): Box {
  const moved = confined(room, before, { ...before, x: before.x + by.x, y: before.y + by.y })
  const { width, height } = scaled(before, factor)
  const x = moved.x + (before.width - width) / 2
  const y = moved.y + (before.height - height) / 2
  return confined(room, moved, { x, y, width, height })
}

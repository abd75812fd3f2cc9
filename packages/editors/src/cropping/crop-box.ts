/** Part of a picture in shares of its width and height from its top left corner: the whole is 0, 0, 1, 1. */
export interface Share {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const WHOLE: Share = { x: 0, y: 0, width: 1, height: 1 }

/** Smallest side of a crop, as a share. */
export const LEAST = 0.02

/** The corners of a part: top left, top right, bottom right, bottom left. */
export const CORNERS = [0, 1, 2, 3] as const
export type Corner = (typeof CORNERS)[number]

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The nearest crop within the picture that is not too small. */
export function within({ x, y, width, height }: Share): Share {
  const [wide, high] = [clamp(width, LEAST, 1), clamp(height, LEAST, 1)]
  return { x: clamp(x, 0, 1 - wide), y: clamp(y, 0, 1 - high), width: wide, height: high }
}

/** The crop moved over the picture, up to its edges. */
export const moved = (box: Share, dx: number, dy: number): Share =>
  within({ ...box, x: box.x + dx, y: box.y + dy })

/** Drags one corner; the opposite one stays. `ratio` of width and height, in shares of the picture; null for a free one. */
export function pulled(
  box: Share,
  corner: Corner,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  ratio: number | null = null,
): Share {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const isLeft = corner === 0 || corner === 3
  const isTop = corner < 2
  const room = { width: isLeft ? right : 1 - box.x, height: isTop ? bottom : 1 - box.y }
  const wanted = {
    width: clamp(box.width + (isLeft ? -dx : dx), LEAST, room.width),
    height: clamp(box.height + (isTop ? -dy : dy), LEAST, room.height),
  }
  const { width, height } = ratio === null ? wanted : inRatio(wanted.width, room, ratio)
  return { x: isLeft ? right - width : box.x, y: isTop ? bottom - height : box.y, width, height }
}

/** The largest width up to the wanted one that fits the room in a ratio, but not below the minimum. */
function inRatio(wanted: number, room: { readonly width: number; readonly height: number }, ratio: number) {
  const most = Math.min(room.width, room.height * ratio)
  const width = clamp(wanted, Math.min(most, Math.max(LEAST, LEAST * ratio)), most)
  return { width, height: width / ratio }
}

/** The largest box of a ratio within the cropped part, around its center; at least the smallest possible crop. */
export function withRatio(box: Share, ratio: number | null): Share {
  if (ratio === null) return box
  const { width, height } = inRatio(Math.min(box.width, box.height * ratio), WHOLE, ratio)
  const x = box.x + (box.width - width) / 2
  const y = box.y + (box.height - height) / 2
  return within({ x, y, width, height })
}

/** Sets one side; with a ratio, width and height follow each other. */
export function typedSide(box: Share, side: keyof Share, share: number, ratio: number | null): Share {
  const typed = { ...box, [side]: share }
  if (ratio === null || side === 'x' || side === 'y') return within(typed)
  return within({ ...typed, ...inRatio(side === 'width' ? share : share * ratio, WHOLE, ratio) })
}

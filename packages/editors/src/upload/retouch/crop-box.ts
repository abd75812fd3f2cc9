/** Part of a picture in shares of its width and height from its top left corner: all of it is 0, 0, 1, 1. */
export interface Share {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const WHOLE: Share = { x: 0, y: 0, width: 1, height: 1 }

/** No part that is kept is narrower or lower than this share. */
export const LEAST = 0.02

/** The corners of a part: top left, top right, bottom right, bottom left. */
export const CORNERS = [0, 1, 2, 3] as const
export type Corner = (typeof CORNERS)[number]

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The nearest part that lies within the picture and is not too small to keep. */
export function within({ x, y, width, height }: Share): Share {
  const [wide, high] = [clamp(width, LEAST, 1), clamp(height, LEAST, 1)]
  return { x: clamp(x, 0, 1 - wide), y: clamp(y, 0, 1 - high), width: wide, height: high }
}

/** The part moved over the picture, as far as there is picture. */
export const moved = (box: Share, dx: number, dy: number): Share =>
  within({ ...box, x: box.x + dx, y: box.y + dy })

/** One corner pulled; the one opposite stays where it is. */
export function pulled(box: Share, corner: Corner, dx: number, dy: number): Share {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const isLeft = corner === 0 || corner === 3
  const isTop = corner < 2
  const x = isLeft ? clamp(box.x + dx, 0, right - LEAST) : box.x
  const y = isTop ? clamp(box.y + dy, 0, bottom - LEAST) : box.y
  const width = isLeft ? right - x : clamp(box.width + dx, LEAST, 1 - box.x)
  const height = isTop ? bottom - y : clamp(box.height + dy, LEAST, 1 - box.y)
  return { x, y, width, height }
}

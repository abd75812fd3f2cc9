import { middleOf, type Placement } from '@kisscut/artwork/placement'
import type { Frame } from './frame.ts'

/** A drawn picture: RGBA, alpha not premultiplied. */
export interface DrawnPicture {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}

/**
 * Draws an artwork into a picture at its placement, rotated about its center; alpha is premultiplied.
 * Bilinear, so the artwork should not be much finer than the picture.
 */
export function placedPixels(artwork: DrawnPicture, placement: Placement, frame: Frame): Uint8Array {
  const placed = new Uint8Array(frame.width * frame.height * 4)
  const source = multiplied(artwork)
  const across = { cells: artwork.width, length: placement.width * frame.scale }
  const down = { cells: artwork.height, length: placement.height * frame.scale }
  const middle = middleOf(placement)
  const [middleX, middleY] = [frame.x + middle.x * frame.scale, frame.y + middle.y * frame.scale]
  const turn = (placement.rotation * Math.PI) / 180
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const [reachX, reachY] = [
    (Math.abs(cosine) * across.length + Math.abs(sine) * down.length) / 2 + 1,
    (Math.abs(sine) * across.length + Math.abs(cosine) * down.length) / 2 + 1,
  ]
  const last = { x: artwork.width - 1, y: artwork.height - 1 }
  const top = Math.max(0, Math.floor(middleY - reachY))
  const bottom = Math.min(frame.height, Math.ceil(middleY + reachY))
  const left = Math.max(0, Math.floor(middleX - reachX))
  const right = Math.min(frame.width, Math.ceil(middleX + reachX))
  const next = last.x > 0 ? 4 : 0
  const below = last.y > 0 ? artwork.width * 4 : 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      // Position from the artwork's top left corner, in pixels of the picture.
      const dx = x + 0.5 - middleX
      const dy = y + 0.5 - middleY
      const inX = dx * cosine + dy * sine + across.length / 2
      const inY = dy * cosine - dx * sine + down.length / 2
      const covered = within(inX, across.length) * within(inY, down.length)
      if (covered === 0) continue
      const u = between((inX * across.cells) / across.length - 0.5, last.x)
      const v = between((inY * down.cells) / down.length - 0.5, last.y)
      const column = Math.min(Math.floor(u), Math.max(0, last.x - 1))
      const row = Math.min(Math.floor(v), Math.max(0, last.y - 1))
      const mixX = u - column
      const mixY = v - row
      const to = (y * frame.width + x) * 4
      for (let channel = 0; channel < 4; channel++) {
        const at = (row * artwork.width + column) * 4 + channel
        const upper = byte(source, at) * (1 - mixX) + byte(source, at + next) * mixX
        const lower = byte(source, at + below) * (1 - mixX) + byte(source, at + below + next) * mixX
        placed[to + channel] = (upper + mixY * (lower - upper)) * covered + 0.5
      }
    }
  }
  return placed
}

/** Coverage of a pixel by a length, 0–1. */
const within = (place: number, length: number): number =>
  between(place + 0.5, 1) * between(length - place + 0.5, 1)

const byte = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0

const between = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : value)

function multiplied({ rgba }: DrawnPicture): Uint8Array {
  const result = Uint8Array.from(rgba)
  for (let at = 0; at < result.length; at += 4) {
    const alpha = result[at + 3] ?? 0
    if (alpha === 255) continue
    for (let channel = 0; channel < 3; channel++)
      result[at + channel] = Math.round(((result[at + channel] ?? 0) * alpha) / 255)
  }
  return result
}

import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

/**
 * Content of the pictures in `heic/`: one color per quarter, the last with a yellow disc on white or on
 * transparency.
 */
export const DRAWING =
  '<rect width="48" height="32" fill="#e02828"/><rect x="48" width="48" height="32" fill="#18a040"/><rect y="32" width="48" height="32" fill="#2850d8"/><circle cx="72" cy="48" r="14" fill="#f0b818"/>'

/** The drawing as an uncompressed picture. */
export const drawn = (background = ''): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64">${background}${DRAWING}</svg>`,
    ),
  )

export const heic = (name: 'solid' | 'clear' | 'ten-bit' | 'display-p3'): Promise<Buffer> =>
  readFile(new URL(`heic/${name}.heic`, import.meta.url))

/** Orientation of a camera: quarter turns counterclockwise, then a mirror axis. */
export interface Held {
  readonly quarters?: 1 | 2 | 3
  /** 0: top and bottom are swapped; 1: left and right. */
  readonly mirror?: 0 | 1
}

/**
 * A HEIC file with its first picture turned and mirrored as phones do: by item properties, without changing
 * pixels.
 */
export function turnedHeic(file: Buffer, { quarters, mirror }: Held): Buffer {
  const properties = [
    ...(quarters === undefined ? [] : [box('irot', Buffer.from([quarters]))]),
    ...(mirror === undefined ? [] : [box('imir', Buffer.from([mirror]))]),
  ]
  // Every property has a byte in the item's association list.
  const grown = Buffer.concat(properties).length + properties.length
  return Buffer.concat(
    boxesOf(file).map(([name, content]) =>
      name === 'meta'
        ? box(
            name,
            full(content, (rest) => metaWith(rest, properties, grown)),
          )
        : box(name, content),
    ),
  )
}

const metaWith = (content: Buffer, properties: readonly Buffer[], grown: number): Buffer =>
  Buffer.concat(
    boxesOf(content).map(([name, inner]) => {
      if (name === 'iloc') return box(name, movedBy(inner, grown))
      if (name !== 'iprp') return box(name, inner)
      const parts = boxesOf(inner)
      const existing = boxesOf(parts.find(([part]) => part === 'ipco')![1]).length
      return box(
        name,
        Buffer.concat(
          parts.map(([part, data]) =>
            part === 'ipco'
              ? box(part, Buffer.concat([data, ...properties]))
              : box(part, belonging(data, existing, properties.length)),
          ),
        ),
      )
    }),
  )

/** The first association entry with more properties, all marked essential. */
function belonging(list: Buffer, existing: number, more: number): Buffer {
  const count = 10
  const end = count + 1 + list.readUInt8(count)
  const added = Array.from({ length: more }, (_, each) => 0x80 | (existing + 1 + each))
  const out = Buffer.concat([list.subarray(0, end), Buffer.from(added), list.subarray(end)])
  out.writeUInt8(list.readUInt8(count) + more, count)
  return out
}

/** The item locations moved by an offset: entries of version 0 with a base of four bytes. */
function movedBy(locations: Buffer, bytes: number): Buffer {
  const out = Buffer.from(locations)
  if (out.readUInt16BE(0) !== 0 || out.readUInt16BE(4) !== 0x4440)
    throw new Error('A HEIC file of another make.')
  let at = 8
  for (let item = out.readUInt16BE(6); item > 0; item--) {
    out.writeUInt32BE(out.readUInt32BE(at + 4) + bytes, at + 4)
    at += 10 + 8 * out.readUInt16BE(at + 8)
  }
  return out
}

type Box = readonly [name: string, content: Buffer]

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    boxes.push([
      bytes.toString('latin1', at + 4, at + 8),
      bytes.subarray(at + 8, at + bytes.readUInt32BE(at)),
    ])
  return boxes
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** A box with version and flags. */
const full = (content: Buffer, change: (rest: Buffer) => Buffer): Buffer =>
  Buffer.concat([content.subarray(0, 4), change(content.subarray(4))])

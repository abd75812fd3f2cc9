/** A Photoshop file written by hand: no layers, the given planes as its composite; inks of CMYK are stored upside down. */
export function psdOf({
  width,
  height,
  mode,
  planes,
  bits = 8,
  layersAreClear = false,
  large = false,
  resources = [],
}: {
  readonly width: number
  readonly height: number
  readonly mode: number
  readonly planes: readonly Uint8Array[]
  readonly bits?: number
  /** The plane beyond the inks says how opaque all layers are together; with 16 bits Photoshop tells that in a block behind. */
  readonly layersAreClear?: boolean | 'behind'
  /** The kind for large files, PSB. */
  readonly large?: boolean
  readonly resources?: readonly (readonly [number, Uint8Array])[]
}): Buffer {
  const header = Buffer.alloc(26)
  header.write(`8BPS\0${large ? '\x02' : '\x01'}`, 'latin1')
  header.writeUInt16BE(planes.length, 12)
  header.writeUInt32BE(height, 14)
  header.writeUInt32BE(width, 18)
  header.writeUInt16BE(bits, 22)
  header.writeUInt16BE(mode, 24)
  const blocks = resources.map(([number, data]) => {
    const head = Buffer.alloc(12)
    head.write('8BIM', 'latin1')
    head.writeUInt16BE(number, 4)
    head.writeUInt32BE(data.length, 8)
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
  })
  const layers =
    layersAreClear === 'behind'
      ? behind(large)
      : layersAreClear
        ? counted(Buffer.from([255, 255, 0, 0]), large)
        : Buffer.alloc(0)
  return Buffer.concat([
    header,
    Buffer.alloc(4),
    counted(Buffer.concat(blocks)),
    counted(layers, large),
    Buffer.alloc(2),
    ...planes,
  ])
}

/** No layers where they are looked for, no mask; then a block of something else, and the one with the layers. */
function behind(large: boolean): Buffer {
  const block = (key: string, data: Buffer, wide: boolean) =>
    Buffer.concat([Buffer.from(`8BIM${key}`, 'latin1'), counted(data, wide), Buffer.alloc(-data.length & 3)])
  return Buffer.concat([
    counted(Buffer.alloc(0), large),
    counted(Buffer.alloc(0)),
    block('Patt', Buffer.alloc(5), false),
    block('Lr16', Buffer.from([255, 255, 0, 0]), large),
  ])
}

function counted(part: Buffer, wide = false): Buffer {
  const long = Buffer.alloc(wide ? 8 : 4)
  long.writeUInt32BE(part.length, wide ? 4 : 0)
  return Buffer.concat([long, part])
}

/** A hand-written Photoshop file: no layers, the given planes as its composite; CMYK is stored inverted. */
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
  /** The extra plane is the composite's alpha; with 16 bits a later block says so. */
  readonly layersAreClear?: boolean | 'behind'
  /** PSB, for large files. */
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

/** Empty layer and mask sections, then an unrelated block and the block with layers. */
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

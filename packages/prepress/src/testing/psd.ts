/** A Photoshop file written by hand: no layers, the given planes as its composite; inks of CMYK are stored upside down. */
export function psdOf({
  width,
  height,
  mode,
  planes,
  bits = 8,
  layersAreClear = false,
  resources = [],
}: {
  readonly width: number
  readonly height: number
  readonly mode: number
  readonly planes: readonly Uint8Array[]
  readonly bits?: number
  /** The plane beyond the inks says how opaque all layers are together. */
  readonly layersAreClear?: boolean
  readonly resources?: readonly (readonly [number, Uint8Array])[]
}): Buffer {
  const header = Buffer.alloc(26)
  header.write('8BPS\0\x01', 'latin1')
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
  const layers = layersAreClear ? Buffer.from([0, 0, 0, 2, 255, 255, 0, 0]) : Buffer.alloc(0)
  return Buffer.concat([
    header,
    Buffer.alloc(4),
    counted(Buffer.concat(blocks)),
    counted(layers),
    Buffer.alloc(2),
    ...planes,
  ])
}

function counted(part: Buffer): Buffer {
  const long = Buffer.alloc(4)
  long.writeUInt32BE(part.length)
  return Buffer.concat([long, part])
}

// Writes encoded frames as a WebM file: one video track, a duration, and a cue for each key frame.

const ascii = (text) => [...Buffer.from(text, 'latin1')]
const number = (value) => {
  const bytes = []
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return bytes.length === 0 ? [0] : bytes
}
const float = (value) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return [...bytes]
}
/** A size in eight bytes, so that every element's own size is known before it is written. */
const size = (length) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length))
  bytes[0] = 0x01
  return bytes
}
const element = (id, content) => {
  const parts = Array.isArray(content) && content.every(Buffer.isBuffer) ? content : [Buffer.from(content)]
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([Buffer.from(number(id)), size(length), ...parts])
}

/** @param frames - `{ ms, isKey, data }`, in order; the first is a key frame */
export function webm({ width, height, durationMs, codec, frames }) {
  const header = element(0x1a45dfa3, [
    element(0x4286, number(1)),
    element(0x42f7, number(1)),
    element(0x42f2, number(4)),
    element(0x42f3, number(8)),
    element(0x4282, ascii('webm')),
    element(0x4287, number(2)),
    element(0x4285, number(2)),
  ])
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, float(durationMs)),
    element(0x4d80, ascii('kisscut')),
    element(0x5741, ascii('kisscut')),
  ])
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      element(0xd7, number(1)),
      element(0x73c5, number(1)),
      element(0x83, number(1)),
      element(0x86, ascii(codec)),
      element(0xe0, [element(0xb0, number(width)), element(0xba, number(height))]),
    ]),
  ])
  const clusters = []
  for (const frame of frames) {
    if (frame.isKey) clusters.push({ ms: frame.ms, blocks: [] })
    const cluster = clusters.at(-1)
    const head = Buffer.from([0x81, 0, 0, frame.isKey ? 0x80 : 0])
    head.writeInt16BE(frame.ms - cluster.ms, 1)
    cluster.blocks.push(element(0xa3, [head, frame.data]))
  }
  const written = clusters.map(({ ms, blocks }) => ({
    ms,
    bytes: element(0x1f43b675, [element(0xe7, [Buffer.from(number(ms))]), ...blocks]),
  }))
  // Element sizes take eight bytes and times four, so that the cues' length does not depend on their values.
  const cuesAt = (places) =>
    element(
      0x1c53bb6b,
      written.map(({ ms }, at) =>
        element(0xbb, [
          element(0xb3, fourBytes(ms)),
          element(0xb7, [element(0xf7, number(1)), element(0xf1, fourBytes(places[at]))]),
        ]),
      ),
    )
  const before = info.length + tracks.length + cuesAt(written.map(() => 0)).length
  let place = before
  const places = written.map(({ bytes }) => {
    const here = place
    place += bytes.length
    return here
  })
  const segment = element(0x18538067, [info, tracks, cuesAt(places), ...written.map(({ bytes }) => bytes)])
  return Buffer.concat([header, segment])
}

function fourBytes(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

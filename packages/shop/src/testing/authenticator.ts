import { createHmac } from 'node:crypto'

/** An authenticator app: it has the typed key (Base32) and the time, and shares no code with the shop. */
export function appOf(base32: string) {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  return (at: Date): string => {
    const counter = Buffer.alloc(8)
    counter.writeUInt32BE(Math.floor(at.getTime() / 30_000), 4)
    const mac = createHmac('sha1', secret).update(counter).digest()
    const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff
    return `${number % 1_000_000}`.padStart(6, '0')
  }
}

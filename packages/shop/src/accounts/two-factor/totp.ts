import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds that a code is shown (RFC 6238). */
export const PERIOD_SECONDS = 30

const DIGITS = 6

/** Periods that a clock may be off. */
const DRIFT = 1

/** A new secret of 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20)

/** The period at this time. */
export const periodOf = (at: Date): number => Math.floor(at.getTime() / 1000 / PERIOD_SECONDS)

/** The code of a period (RFC 6238 with SHA-1): six digits, unless more are requested. */
export function codeOf(secret: Buffer, period: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(period))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The digits of a typed code; apps show them in two groups. */
const digitsOf = (typed: string): string => typed.replace(/\s/g, '')

/**
 * The period of a typed code: at most one off, and later than the last one used, so that no code works twice. Null if nothing
 * matches. ACC-24.
 */
export function periodOfCode(
  secret: Buffer,
  typed: string,
  { now, after }: { readonly now: Date; readonly after: number },
): number | null {
  const code = Buffer.from(digitsOf(typed))
  if (code.length !== DIGITS) return null
  const current = periodOf(now)
  const periods = Array.from({ length: 2 * DRIFT + 1 }, (_, at) => current - DRIFT + at)
  const matching = periods.filter((period) => timingSafeEqual(Buffer.from(codeOf(secret, period)), code))
  return matching.find((period) => period > after) ?? null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648), for secrets typed into authenticator apps. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Content of the QR code for an authenticator app. */
export const enrollmentUrl = (secret: Buffer, shop: string, email: string): string => {
  const issuer = encodeURIComponent(shop)
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=${issuer}`
}

import { fromBase64Url, toBase64Url } from './base64url.ts'
import { argumentError } from '../errors/argument-error.ts'
import { type Offer, OfferError } from './offer.ts'

/** Shortest secret in bytes: as strong as the signature. */
export const SECRET_BYTES = 32
/** Longest token that is verified, in characters. */
export const TOKEN_MAXIMUM = 65_536

/** Result of verification. `malformed`: not a token of ours; `forged`: signed with none of the secrets; `expired`: too late. */
export type Verification =
  | { readonly ok: true; readonly offer: Offer }
  | { readonly ok: false; readonly reason: 'malformed' | 'forged' | 'expired' }

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const
/** Prefix of signed data, so that a signature made for another purpose is not valid here. */
const PURPOSE = 'kisscut-quote.1.'

/**
 * An offer as a token `payload.signature` that fits into a link or a mail: HMAC-SHA-256 by WebCrypto. Anyone may read it, but
 * only holders of the secret can make it. Throws an {@link OfferError} for a secret under 32 bytes, and for an offer too long for a
 * token (a list of tens of thousands of characters).
 */
export async function signOffer(offer: Offer, secret: Uint8Array): Promise<string> {
  try {
    return await signed(offer, secret)
  } catch (error) {
    throw argumentError('signOffer', error)
  }
}

async function signed(offer: Offer, secret: Uint8Array): Promise<string> {
  const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(offer)))
  const signature = await crypto.subtle.sign(ALGORITHM, await keyOf(secret), signedBytes(payload))
  const token = `${payload}.${toBase64Url(new Uint8Array(signature))}`
  if (token.length > TOKEN_MAXIMUM)
    throw new OfferError('The offer is too long for a token.', 'offer.too-long')
  return token
}

/**
 * Verifies a token: returns its offer, or why it can't be trusted. Several secrets allow rotation: the token may be signed with
 * any of them. The comparison takes constant time.
 */
export async function verifyOffer(
  token: string,
  secrets: readonly Uint8Array[],
  now: Date,
): Promise<Verification> {
  try {
    return await verified(token, secrets, now)
  } catch (error) {
    throw argumentError('verifyOffer', error)
  }
}

async function verified(token: string, secrets: readonly Uint8Array[], now: Date): Promise<Verification> {
  if (typeof token !== 'string' || token.length > TOKEN_MAXIMUM) return { ok: false, reason: 'malformed' }
  const parts = token.split('.')
  const [bytes, signature] = parts.map(fromBase64Url)
  if (!bytes?.length || !signature?.length || parts.length > 2) return { ok: false, reason: 'malformed' }
  const checks = secrets.map(async (secret) =>
    crypto.subtle.verify(
      ALGORITHM,
      await keyOf(secret),
      signature,
      signedBytes(token.slice(0, token.indexOf('.'))),
    ),
  )
  if (!(await Promise.all(checks)).includes(true)) return { ok: false, reason: 'forged' }
  // Only signOffer signs tokens, so the payload is an offer.
  const offer: Offer = JSON.parse(new TextDecoder().decode(bytes))
  return now.getTime() < Date.parse(offer.expiresAt) ? { ok: true, offer } : { ok: false, reason: 'expired' }
}

const signedBytes = (payload: string) => new TextEncoder().encode(PURPOSE + payload)

async function keyOf(secret: Uint8Array) {
  if (!ArrayBuffer.isView(secret) || secret.length < SECRET_BYTES)
    throw new OfferError(`A secret needs at least ${SECRET_BYTES} bytes.`, 'offer.secret')
  return crypto.subtle.importKey('raw', Uint8Array.from(secret), ALGORITHM, false, ['sign', 'verify'])
}

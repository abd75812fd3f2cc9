import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { CreationOptions, RequestOptions } from '../accounts/passkeys/options.ts'

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

const base64url = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64url')

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HOLDS_KEY = 0x40

/** Deviations of a device and its browser from WebAuthn. */
interface Errors {
  /** The origin the browser states. */
  readonly origin?: string
  /** The host the device signs for. */
  readonly rpId?: string
  /** Whether the user was verified by fingerprint, face or PIN. */
  readonly verifies?: boolean
  /** The counter it reports. */
  readonly counter?: number
  /** The ceremony type it states. */
  readonly type?: string
  readonly challenge?: string
  readonly userHandle?: string
  /** Signs with another key than it was created with. */
  readonly key?: KeyObject
}

/**
 * A device with one passkey (ES256) in a browser at `origin`. It creates and uses it by WebAuthn, sharing no code with the shop
 * or its library, and returns the JSON that a form sends.
 */
export function deviceAt(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: string, errors: Errors) =>
    Buffer.from(
      JSON.stringify({
        type: errors.type ?? type,
        challenge: errors.challenge ?? challenge,
        origin: errors.origin ?? origin,
        crossOrigin: false,
      }),
    )

  const head = (rpId: string, more: number, { verifies = true, counter: reported, ...errors }: Errors) => {
    const bytes = Buffer.alloc(37)
    sha256(errors.rpId ?? rpId).copy(bytes)
    bytes.writeUInt8(USER_PRESENT | (verifies ? USER_VERIFIED : 0) | more, 32)
    bytes.writeUInt32BE(reported ?? counter, 33)
    return bytes
  }

  return {
    id: base64url(id),

    make({ challenge, rp, user }: CreationOptions, errors: Errors = {}): string {
      handle = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, each coordinate 32 bytes.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const size = Buffer.from([0, id.length])
      const data = Buffer.concat([head(rp.id, HOLDS_KEY, errors), Buffer.alloc(16), size, id, key])
      // CBOR: {fmt: 'none', attStmt: {}, authData: …}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return JSON.stringify({
        id: base64url(id),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, errors)),
          attestationObject: base64url(attestation),
        },
      })
    },

    use({ challenge, rpId }: RequestOptions, errors: Errors = {}): string {
      counter += 1
      const data = head(rpId, 0, errors)
      const client = clientData('webauthn.get', challenge, errors)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), errors.key ?? privateKey)
      return JSON.stringify({
        id: base64url(id),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: errors.userHandle ?? handle,
        },
      })
    },
  }
}

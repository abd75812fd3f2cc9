import type { Passkey } from '../../ports/accounts.ts'
import { ALGORITHMS } from './options.ts'
import type { AssertedCredential, CreatedCredential } from './read-credential.ts'
import type { RelyingParty } from './relying-party.ts'

/** The library that reads CBOR and checks signatures; loaded with the first passkey, so that the shop starts fast. */
const library = () => import('@simplewebauthn/server')

/** The largest counter that is stored; no device has signed that often. */
const LARGEST_COUNTER = 2 ** 31 - 1

/** The key a browser made for this shop in response to the challenge, with its user verified; null if it didn't. ACC-30. */
export async function verifiedKey(
  { challenge, id, response }: CreatedCredential,
  { origin, id: rpId }: RelyingParty,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await library()
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      expectedType: 'webauthn.create',
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  )
  if (!verified?.verified) return null
  const { credential } = verified.registrationInfo
  if (credential.id !== id || credential.counter > LARGEST_COUNTER) return null
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { id, publicKey, counter: credential.counter }
}

/** The passkey's counter after it signed the challenge for this shop, with its user verified; null if it didn't. ACC-32. */
export async function verifiedCounter(
  { challenge, id, response }: AssertedCredential,
  { publicKey, counter }: Passkey,
  { origin, id: rpId }: RelyingParty,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      expectedType: 'webauthn.get',
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }),
  )
  if (!verified?.verified) return null
  const { newCounter } = verified.authenticationInfo
  return newCounter > LARGEST_COUNTER ? null : newCounter
}

/** The result, or null if the library throws, as it does for any invalid input. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

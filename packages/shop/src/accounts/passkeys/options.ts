import type { Account, Passkey } from '../../ports/accounts.ts'
import type { RelyingParty } from './relying-party.ts'

/** COSE numbers of the accepted signatures, best first: Ed25519, ES256 and RS256 (Windows Hello). */
export const ALGORITHMS = [-8, -7, -257] as const

/** Seconds until the browser's dialog times out. */
const DIALOG_SECONDS = 300

/** Options for creating a passkey: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. Bytes are base64url. */
export interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string; readonly name: string }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[]
  readonly excludeCredentials: readonly { readonly type: 'public-key'; readonly id: string }[]
  readonly authenticatorSelection: {
    readonly residentKey: 'required'
    readonly requireResidentKey: true
    readonly userVerification: 'required'
  }
  readonly attestation: 'none'
  /** Milliseconds. */
  readonly timeout: number
}

/** Options for signing in: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. They list no passkeys (ACC-32). */
export interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
  readonly userVerification: 'required'
  /** Milliseconds. */
  readonly timeout: number
}

/** The bytes by which a passkey identifies its account. */
export const userHandle = (accountId: string): string => Buffer.from(accountId).toString('base64url')

/** Options for a discoverable passkey that asks for a fingerprint, a face or a PIN. ACC-30. */
export const creationOptions = (
  challenge: string,
  { id, email, name }: Account,
  {
    party,
    shop,
    known,
  }: { readonly party: RelyingParty; readonly shop: string; readonly known: readonly Passkey[] },
): CreationOptions => ({
  challenge,
  rp: { id: party.id, name: shop },
  user: { id: userHandle(id), name: email, displayName: name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: known.map((passkey) => ({ type: 'public-key', id: passkey.id })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
  timeout: DIALOG_SECONDS * 1000,
})

export const requestOptions = (challenge: string, { id }: RelyingParty): RequestOptions => ({
  challenge,
  rpId: id,
  userVerification: 'required',
  timeout: DIALOG_SECONDS * 1000,
})

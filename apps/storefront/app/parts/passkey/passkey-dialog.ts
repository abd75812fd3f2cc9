import type { CreationOptions, RequestOptions } from '@kisscut/shop'

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Opens the browser's passkey dialog at once and on each press of the button, then submits the form with the result. If
 * the shopper pressed the button and closed the dialog, the page explains how to continue.
 */
export function requestPasskey(form: HTMLFormElement): void {
  if (!('PublicKeyCredential' in window)) return reveal(form, 'unsupported')
  reveal(form, null)
  let pending = new AbortController()
  const request = async (isPressed: boolean) => {
    pending.abort()
    pending = new AbortController()
    const { signal } = pending
    try {
      const credential = await credentialFor(form.dataset['passkey'] ?? '', signal)
      ;(form.elements.namedItem('credential') as HTMLInputElement).value = JSON.stringify(credential)
      form.submit()
    } catch {
      if (isPressed && !signal.aborted) reveal(form, 'failed')
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void request(true)
  })
  void request(false)
}

function reveal(form: HTMLFormElement, name: 'failed' | 'unsupported' | null): void {
  for (const each of form.querySelectorAll<HTMLElement>('[data-reveal]'))
    each.hidden = each.dataset['reveal'] !== name
}

/** The credential in the form that the shop reads; bytes are base64url. */
async function credentialFor(json: string, signal: AbortSignal): Promise<object> {
  const options = JSON.parse(json) as CreationOptions | RequestOptions
  const credential = await ('rp' in options ? made(options, signal) : used(options, signal))
  if (credential === null) throw new Error('No passkey')
  const { id, response } = credential as PublicKeyCredential
  return {
    id,
    response:
      response instanceof AuthenticatorAttestationResponse ? createdOf(response) : assertedOf(response),
  }
}

const made = ({ challenge, user, excludeCredentials, ...options }: CreationOptions, signal: AbortSignal) =>
  navigator.credentials.create({
    signal,
    publicKey: {
      ...options,
      pubKeyCredParams: [...options.pubKeyCredParams],
      challenge: bytesOf(challenge),
      user: { ...user, id: bytesOf(user.id) },
      excludeCredentials: excludeCredentials.map(({ type, id }) => ({ type, id: bytesOf(id) })),
    },
  })

const used = ({ challenge, ...options }: RequestOptions, signal: AbortSignal) =>
  navigator.credentials.get({ signal, publicKey: { ...options, challenge: bytesOf(challenge) } })

const createdOf = ({ clientDataJSON, attestationObject }: AuthenticatorAttestationResponse) => ({
  clientDataJSON: base64url(clientDataJSON),
  attestationObject: base64url(attestationObject),
})

function assertedOf(response: AuthenticatorResponse) {
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse
  return {
    clientDataJSON: base64url(clientDataJSON),
    authenticatorData: base64url(authenticatorData),
    signature: base64url(signature),
    userHandle: userHandle === null ? '' : base64url(userHandle),
  }
}

import { z } from 'zod'
import { LONGEST_CREDENTIAL } from '../field-limits.ts'

const bytes = z.string().regex(/^[\w-]+$/)
/** Ids of credentials have at most 1,023 bytes (WebAuthn 4). */
const id = bytes.max(1364)

const created = z.object({
  id,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
})

const asserted = z.object({
  id,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }),
})

const clientData = z.object({ challenge: bytes.max(200) })

/** The browser's response to `CreationOptions`; bytes are base64url. */
export type CreatedCredential = Sent<typeof created>

/** The browser's response to `RequestOptions`. */
export type AssertedCredential = Sent<typeof asserted>

type Sent<Schema extends z.ZodType> = z.infer<Schema> & {
  /** The challenge it responds to, as the browser states it. */
  readonly challenge: string
}

export const readCreated = (typed: string): CreatedCredential | null => read(created, typed)

export const readAsserted = (typed: string): AssertedCredential | null => read(asserted, typed)

/** The JSON that a form sends; null if no browser made it. */
function read<T extends { readonly response: { readonly clientDataJSON: string } }>(
  schema: z.ZodType<T>,
  typed: string,
): (T & { readonly challenge: string }) | null {
  if (typed.length > LONGEST_CREDENTIAL) return null
  const sent = schema.safeParse(parsed(typed))
  if (!sent.success) return null
  const stated = clientData.safeParse(
    parsed(Buffer.from(sent.data.response.clientDataJSON, 'base64url').toString()),
  )
  return stated.success ? { ...sent.data, challenge: stated.data.challenge } : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

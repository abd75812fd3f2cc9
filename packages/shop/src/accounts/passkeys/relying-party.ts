import type { Deps } from '../../dependencies.ts'

/** The shop as passkeys know it. Passkeys are made for its host and respond only to its origin. */
export interface RelyingParty {
  /** `https://shop.example`. */
  readonly origin: string
  /** `shop.example`. */
  readonly id: string
}

/** The relying party of the shop's configured address, never of a request's own headers. ACC-30. */
export const relyingParty = ({ publicUrl }: Deps<'publicUrl'>): RelyingParty => {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, id: hostname }
}

import type { Deps } from '../../dependencies.ts'

/** The shop as passkeys know it: they are made for its host, and answer to its origin alone. */
export interface RelyingParty {
  /** `https://shop.example`. */
  readonly origin: string
  /** `shop.example`. */
  readonly id: string
}

/** From the shop's configured address, never from what a request says of itself. ACC-30. */
export const relyingParty = ({ publicUrl }: Deps<'publicUrl'>): RelyingParty => {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, id: hostname }
}

import { NOBODY_OWNER, type Viewer } from '../accounts/viewer.ts'
import type { Storage } from '../ports/storage.ts'

/** Whether a product of the viewer's is in their cart; if so, its page offers to update the cart. */
export async function isInCart(
  { carts }: Pick<Storage, 'carts'>,
  { owner }: Viewer,
  configuredId: string,
): Promise<boolean> {
  if (owner === NOBODY_OWNER) return false
  const cart = await carts.ofOwner(owner)
  return cart?.lines.some((line) => line.configuredId === configuredId) ?? false
}

import type { PreflightReport, Shop, Viewer } from '@kisscut/shop'
import { orNull } from './with-timeout.server.ts'

/** The line around a product's artwork as it will be cut; null where there is none, or it takes too long. */
export async function cutLineOf(shop: Shop, viewer: Viewer, id: string): Promise<string | null> {
  const line = await orNull(shop.production.cutLine(viewer, id))
  return line?.ok ? line.value : null
}

/** What the preflight finds in a product, in words; null where it takes too long. */
export async function preflightOf(shop: Shop, viewer: Viewer, id: string): Promise<PreflightReport | null> {
  const found = await shop.production.file(viewer, id, 'report')
  const made = found.ok ? await orNull(found.value.make()) : null
  return made?.ok ? (JSON.parse(new TextDecoder().decode(made.value)) as PreflightReport) : null
}

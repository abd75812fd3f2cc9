import { NO_LINES, type ArtworkLines, type PreflightReport, type Shop, type Viewer } from '@kisscut/shop'
import { orNull } from './with-timeout.server.ts'

/** The lines that follow a product's artwork, as they will be cut; null if tracing takes too long. */
export async function linesOf(shop: Shop, viewer: Viewer, id: string): Promise<ArtworkLines | null> {
  const lines = await orNull(shop.production.artworkLines(viewer, id))
  if (lines === null) return null
  return lines.ok ? lines.value : NO_LINES
}

/** The preflight's findings with their messages; null if it takes too long. */
export async function preflightOf(shop: Shop, viewer: Viewer, id: string): Promise<PreflightReport | null> {
  const found = await shop.production.file(viewer, id, 'report')
  const made = found.ok ? await orNull(found.value.make()) : null
  return made?.ok ? (JSON.parse(new TextDecoder().decode(made.value)) as PreflightReport) : null
}

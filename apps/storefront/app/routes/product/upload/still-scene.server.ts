import { reshape, type Design } from '@kisscut/artwork/design'
import { lookOf } from '@kisscut/artwork/look'
import { pictureRenderer, renderScene } from '@kisscut/artwork/renderer'
import type { ArtworkLines, ProductPage } from '@kisscut/shop'
import { artworkUrl, type Colors } from '../../../parts/configurator/design-step/colors.ts'
import { isTracing } from '../../../parts/configurator/design-step/is-tracing.ts'
import * as messages from '../../../messages/upload.ts'

type Configured = NonNullable<ProductPage['configured']>

/**
 * The design as SVG: the product with its lines and artwork, drawn here so that browsers need not fetch the renderer.
 * Empty while the contour is being traced.
 */
export function stillScene(configured: Configured, lines: ArtworkLines | null, colors: Colors): string {
  const { design, look, whiteInk, userFile, rules, hasHoles } = configured
  const label = userFile ? messages.onDieLine(userFile.name) : messages.emptyDieLine
  const [side] = design.sides
  if (!side || isTracing(configured, lines)) return ''
  const { contour = null, kissCuts = null } = lines ?? {}
  const cut: Design = contour === null ? design : reshape(side.id, { clipPath: contour }).apply(design)
  const resources = {
    face: () => null,
    color: () => null,
    artwork: () => (userFile ? { href: artworkUrl(userFile, colors) } : null),
  }
  const scene = {
    design: cut,
    side: side.id,
    look: lookOf(look),
    resources,
    renderer: pictureRenderer,
    rules,
    hasHoles,
  }
  return renderScene(scene, 'screen', { id: 'still', label, kissCuts, whiteInk }) ?? ''
}

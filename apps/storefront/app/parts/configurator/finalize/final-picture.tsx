import { lookOf } from '@kisscut/artwork/look'
import { placementOf } from '@kisscut/artwork/placement'
import { stickerPicture } from '@kisscut/artwork/scene'
import type { ArtworkLines, ProductPage } from '@kisscut/shop'
import { useMemo } from 'react'
import { showFinishedSize } from '@kisscut/core/design'
import { ColorSwitch } from '../design-step/color-switch.tsx'
import { artworkUrl, useColors, type Colors } from '../design-step/colors.ts'
import { isTracing } from '../design-step/is-tracing.ts'
import { ViewSwitch } from '../design-step/view-switch.tsx'
import { hasDesign } from '../design-step/has-design.ts'
import { sideUrl } from '../design-step/side-url.ts'
import { useView, viewUrl } from '../design-step/views.ts'
import { useDisplayPreferences } from '../../page/locale.tsx'
import { Sheet } from '../../sheet/sheet.tsx'
import * as messages from '../../../messages/finalize.ts'
import { viewOf, views } from '../../../messages/design.ts'
import css from './final-picture.module.css'

type Configured = NonNullable<ProductPage['configured']>

/** Longer side of a side's picture in pixels. */
const SIDE_PIXELS = 900

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  /** Null while unknown. */
  readonly lines: ArtworkLines | null
}

/**
 * Each side of the finished product, drawn by the renderer that prints it. DESIGN-39. Has no cut line while its contour
 * is being traced.
 */
export function FinalPicture({ page, lines }: Props) {
  const { configured, product } = page
  const { unit, locale } = useDisplayPreferences()
  const { colors } = useColors()
  const picture = useMemo(
    () => pictureOf(product, configured, lines, colors),
    [product, configured, lines, colors],
  )
  const isDrawn = configured.userFile === null && hasDesign(configured)
  const scenes = hasDesign(configured) ? configured.scenes : []
  const { view: chosen } = useView(scenes)
  const view = chosen ?? (isDrawn ? 'finished' : null)
  const hasNoLine = isTracing(configured, lines)
  return (
    <Sheet padding="none" className={css.sheet}>
      {view === 'finished' && isDrawn && configured.design.sides.length > 1 ? (
        <div className={css.sides}>
          {configured.design.sides.map(({ id, name }) => (
            <figure key={id} className={css.side}>
              <img
                src={sideUrl(configured.id, id, SIDE_PIXELS)}
                alt={messages.sideOf(product.name, name)}
                className={css.sidePicture}
              />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      ) : view ? (
        <img
          src={viewUrl(configured.id, view)}
          alt={viewOf(product.name, view)}
          width={1600}
          height={1200}
          className={css.scene}
        />
      ) : (
        <div className={css.picture} dangerouslySetInnerHTML={{ __html: picture }} />
      )}
      <div className={css.key}>
        {scenes.length > 0 && <ViewSwitch offered={scenes} usual={views.finished} />}
        {view === null && hasNoLine && <span>{messages.cutLineLater}</span>}
        {view === null && !hasNoLine && (
          <span className={css.keyed}>
            <span className={css.cutLine} aria-hidden="true" />
            {messages.cutLineKey}
          </span>
        )}
        <span>{showFinishedSize(configured.finished, unit, locale)}</span>
        {configured.userFile && view === null && <ColorSwitch />}
        {hasDesign(configured) && (
          <a className={css.proof} href={`/prepress/api/v1/custom/${configured.id}/proof.pdf/`} download>
            {messages.proofPdf}
          </a>
        )}
      </div>
    </Sheet>
  )
}

function pictureOf(
  product: ProductPage['product'],
  configured: Configured,
  lines: ArtworkLines | null,
  colors: Colors,
) {
  const { contour = null, kissCuts = null } = lines ?? {}
  const { configuration, dieLine, userFile, placement, hasHoles } = configured
  const lying = placement && placementOf(placement)
  const hasNoLine = isTracing(configured, lines)
  const size = { width: Number(configuration.width), height: Number(configuration.height) }
  return stickerPicture(
    {
      dieLine: { shape: hasNoLine ? 'rectangle' : dieLine, ...size, contour, hasHoles },
      look: lookOf(configured.look),
      artwork: userFile && lying ? { href: artworkUrl(userFile, colors) } : null,
      placement: lying,
    },
    {
      id: 'final',
      cutLine: !hasNoLine,
      shadow: !hasNoLine,
      kissCuts,
      whiteInk: configured.whiteInk,
      backing: configured.finished.backing !== null,
      label: messages.previewOf(product.name, userFile?.name),
    },
  )
}

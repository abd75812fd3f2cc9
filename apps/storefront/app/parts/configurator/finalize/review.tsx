import { provisionalPriceOf } from '@kisscut/core/price'
import { describeCutLine, describeDetails, type Detail } from '@kisscut/core/configuration'
import { FINISHED_SIZE, showFinishedSize } from '@kisscut/core/design'
import type { ProductPage } from '@kisscut/shop'
import { showCount } from '../../money/format.ts'
import { hasDesign } from '../design-step/has-design.ts'
import { RollPicture } from '../../roll/roll-picture.tsx'
import { useDisplayPreferences, type DisplayPreferences } from '../../page/locale.tsx'
import * as messages from '../../../messages/finalize.ts'
import css from './review.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  readonly detailsUrl: string
  readonly designUrl: string
}

/** The configuration, with links to change it. */
export function Review({ page, detailsUrl, designUrl }: Props) {
  const preferences = useDisplayPreferences()
  const { userFile, dieLine, dpi, finished } = page.configured
  const isDrawn = userFile === null && hasDesign(page.configured)
  const file = [
    [messages.file, userFile?.name ?? messages.none],
    [
      messages.resolution,
      userFile ? (dpi === null ? messages.vector : messages.dotsPerInch(dpi)) : messages.none,
    ],
  ] as const
  const sides = [[messages.sides, page.configured.design.sides.map(({ name }) => name).join(', ')]] as const
  const artwork = [
    ...(isDrawn ? sides : file),
    [messages.cutLine, describeCutLine({ ...page.configuration, dieLine }, preferences)],
    ...(hasDesign(page.configured)
      ? [[FINISHED_SIZE, showFinishedSize(finished, preferences.unit, preferences.locale)] as const]
      : []),
  ] as const
  return (
    <div className={css.review}>
      <Part
        title={messages.details}
        url={detailsUrl}
        change={messages.changeDetails}
        rows={detailsOf(page, preferences)}
      />
      <Part
        title={isDrawn ? messages.design : messages.artwork}
        url={designUrl}
        change={isDrawn ? messages.changeDesign : messages.changeArtwork}
        rows={artwork}
      />
    </div>
  )
}

type Rows = readonly (readonly [label: string, value: string, unwind?: Detail['unwind']])[]

/** The details of CART-8. */
function detailsOf({ product, configuration, quote }: ProductPage, preferences: DisplayPreferences): Rows {
  const quantity =
    quote.quantity === null ? configuration.quantity : showCount(quote.quantity, preferences.locale)
  const details = describeDetails(product, configuration, provisionalPriceOf(quote)?.lines ?? [], preferences)
  return [
    [messages.quantity, quantity],
    ...details.map(({ label, value, unwind }) => [label, value, unwind] as const),
  ]
}

interface PartProps {
  readonly title: string
  readonly url: string
  readonly change: string
  readonly rows: Rows
}

function Part({ title, url, change, rows }: PartProps) {
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <a href={url}>{change}</a>
      </div>
      <dl className={css.rows}>
        {rows.map(([label, value, unwind]) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd>
              {unwind && <RollPicture position={unwind} />}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { CUT_LINES, describeFinish } from '@kisscut/core/configuration'
import { FINISHED_SIZE, LAMINATION_CHOICES, showFinishedSize } from '@kisscut/core/design'
import { laminationOf, materialOf } from '@kisscut/core/material'
import { showSize } from '@kisscut/core/units'
import type { ProductPage } from '@kisscut/shop'
import { showCount } from '../../money/format.ts'
import { useDisplayPreferences, type DisplayPreferences } from '../../page/locale.tsx'
import * as messages from '../../../messages/finalize.ts'
import css from './review.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  readonly detailsUrl: string
  readonly designUrl: string
}

/** Everything that was chosen, with the way back to change it. */
export function Review({ page, detailsUrl, designUrl }: Props) {
  const preferences = useDisplayPreferences()
  const { userFile, dieLine, dpi, finished } = page.configured
  const artwork = [
    [messages.file, userFile?.name ?? messages.none],
    [
      messages.resolution,
      userFile ? (dpi === null ? messages.vector : messages.dotsPerInch(dpi)) : messages.none,
    ],
    [messages.cutLine, CUT_LINES[dieLine]],
    ...(userFile
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
      <Part title={messages.artwork} url={designUrl} change={messages.changeArtwork} rows={artwork} />
    </div>
  )
}

type Rows = readonly (readonly [label: string, value: string])[]

function detailsOf(
  { product, configuration, quote }: ProductPage,
  { unit, locale }: DisplayPreferences,
): Rows {
  const { material } = materialOf(product, configuration.materialId)
  const lamination = material ? laminationOf(material, configuration.lamination) : 'none'
  const options = product.optionSets.flatMap((set): Rows => {
    const ids = configuration.options
      .filter(({ optionSetId }) => optionSetId === set.id)
      .map((each) => each.optionId)
    const names = set.options.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    return names.length > 0 ? [[set.name, names.join(', ')]] : []
  })
  return [
    [messages.material, material?.name ?? messages.none],
    [messages.size, showSize(configuration.width, configuration.height, unit, locale)],
    [messages.quantity, quote.quantity === null ? configuration.quantity : showCount(quote.quantity, locale)],
    ...(lamination === 'none' ? [] : [[messages.lamination, LAMINATION_CHOICES[lamination]] as const]),
    ...options,
    ...describeFinish(product, configuration, { unit, locale }).map(
      ({ label, value }) => [label, value] as const,
    ),
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
        {rows.map(([label, value]) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { describeFinish, type DieLine } from '@kisscut/core/configuration'
import { FINISHED_SIZE, LAMINATION_CHOICES, showFinishedSize } from '@kisscut/core/design'
import { laminationOf, materialOf } from '@kisscut/core/material'
import { showSize } from '@kisscut/core/units'
import type { ProductPage } from '@kisscut/shop'
import { showCount } from '../../money/format.ts'
import { useDisplayPreferences, type DisplayPreferences } from '../../page/locale.tsx'
import css from './review.module.css'

type Configured = NonNullable<ProductPage['configured']>

interface Props {
  readonly page: ProductPage & { readonly configured: Configured }
  readonly detailsUrl: string
  readonly designUrl: string
}

const SHAPES: Readonly<Record<DieLine, string>> = {
  contour: 'Contour of the artwork',
  rectangle: 'Rectangle',
  rounded_corner: 'Rounded rectangle',
  circle: 'Circle',
  ellipse: 'Oval',
}

/** Everything that was chosen, with the way back to change it. */
export function Review({ page, detailsUrl, designUrl }: Props) {
  const preferences = useDisplayPreferences()
  const { userFile, dieLine, dpi, finished } = page.configured
  const artwork = [
    ['File', userFile?.name ?? 'none'],
    ['Resolution', userFile ? (dpi === null ? 'Vector, sharp at any size' : `${dpi} dpi`) : 'none'],
    ['Cut line', SHAPES[dieLine]],
    ...(userFile
      ? [[FINISHED_SIZE, showFinishedSize(finished, preferences.unit, preferences.locale)] as const]
      : []),
  ] as const
  return (
    <div className={css.review}>
      <Part title="Details" url={detailsUrl} change="Change details" rows={detailsOf(page, preferences)} />
      <Part title="Artwork" url={designUrl} change="Change artwork" rows={artwork} />
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
    ['Material', material?.name ?? 'none'],
    ['Size', showSize(configuration.width, configuration.height, unit, locale)],
    ['Quantity', quote.quantity === null ? configuration.quantity : showCount(quote.quantity, locale)],
    ...(lamination === 'none' ? [] : [['Lamination', LAMINATION_CHOICES[lamination]] as const]),
    ...options,
    ...describeFinish(product, configuration).map(({ label, value }) => [label, value] as const),
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

import { adhesiveInWords } from '@kisscut/core/material'
import { showSize } from '@kisscut/core/units'
import type { ShownMaterial, ShownSamples } from '@kisscut/shop'
import { Link } from '../../../parts/page/link.tsx'
import type { ReactNode } from 'react'
import { urlFor } from '../../../links/url-for.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Swatch } from '../../../parts/configurator/material/swatch.tsx'
import { showCount } from '../../../parts/money/format.ts'
import { Price } from '../../../parts/money/price.tsx'
import { useDisplayPreferences } from '../../../parts/page/locale.tsx'
import { Picture } from '../../../parts/picture/picture.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import { HelpPage } from '../page/help-page.tsx'
import * as messages from '../../../messages/materials.ts'
import css from './materials.module.css'

interface MaterialsViewProps {
  readonly materials: readonly ShownMaterial[]
  /** Sample packs. SAMPLE-3. */
  readonly samples: readonly ShownSamples[]
}

/** Every material, side by side. MATERIAL-1. */
export function MaterialsView({ materials, samples }: MaterialsViewProps) {
  return (
    <HelpPage
      crumbs={[{ name: messages.title, url: urlFor('materials') }]}
      title={messages.title}
      text={messages.text}
    >
      {samples.map((each) => (
        <SamplesTile key={each.url} samples={each} />
      ))}
      <ul className={css.materials}>
        {materials.map((material) => (
          <Sheet as="li" key={material.id} id={material.id} padding="none" className={css.material}>
            <Swatch look={material.look} />
            <MaterialFacts material={material} />
          </Sheet>
        ))}
      </ul>
    </HelpPage>
  )
}

/** A link to a sample pack. SAMPLE-3. */
function SamplesTile({
  samples: { name, text, url, picture, unitPrice, currency },
}: {
  readonly samples: ShownSamples
}) {
  return (
    <Sheet as="section" aria-labelledby={`samples-${url}`} padding="none" className={css.samples}>
      {picture && (
        <Picture picture={picture} decorative loading="eager" sizes="(min-width: 48rem) 18rem, 100vw" />
      )}
      <div className={css.about}>
        <h2 id={`samples-${url}`}>{name}</h2>
        <p className={css.text}>{text}</p>
        <p>
          <Price amount={unitPrice} currency={currency} size="title" />
        </p>
        <p>
          <ButtonLink to={url} kind="primary">
            {messages.order(name.toLowerCase())}
          </ButtonLink>
        </p>
      </div>
    </Sheet>
  )
}

function MaterialFacts({ material }: { readonly material: ShownMaterial }) {
  const { unit, locale } = useDisplayPreferences()
  const { minWidth, minHeight, maxWidth, maxHeight, from, products } = material
  const smallest = minWidth && minHeight && showSize(minWidth, minHeight, unit, locale)
  const largest = maxWidth && maxHeight && showSize(maxWidth, maxHeight, unit, locale)
  const adhesive = adhesiveInWords(material)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [messages.adhesive, adhesive.charAt(0).toUpperCase() + adhesive.slice(1)],
    [messages.sizes, smallest && largest ? messages.between(smallest, largest) : messages.noLimit],
    [messages.lamination, messages.laminations[material.lamination]],
    ...(material.colors > 0 ? [[messages.colors, showCount(material.colors, locale)] as const] : []),
    ...(from === null
      ? []
      : [
          [
            messages.price,
            <>
              <Price amount={from.total} currency={from.currency} />{' '}
              {messages.pieces(
                showCount(from.quantity, locale),
                from.product.toLowerCase(),
                showSize(from.width, from.height, unit, locale),
              )}
            </>,
          ] as const,
        ]),
    [
      messages.usedFor,
      <ul className={css.uses} key="uses">
        {products.map(({ name, url }) => (
          <li key={name}>{url === '' ? name : <Link to={url}>{name}</Link>}</li>
        ))}
      </ul>,
    ],
  ]
  return (
    <div className={css.about}>
      <h2>{material.name}</h2>
      {material.backordered && <p className={css.backorder}>{messages.onBackorder}</p>}
      {material.description !== '' && <p className={css.text}>{material.description}</p>}
      <dl className={css.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

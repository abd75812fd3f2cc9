import { showSize } from '@kisscut/core/units'
import type { CSSProperties } from 'react'
import { urlFor } from '../../../links/url-for.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { useDisplayPreferences } from '../../../parts/page/locale.tsx'
import { SectionHead } from '../../../parts/page/section-head.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import { HelpPage } from '../page/help-page.tsx'
import { AS_IS, scaledBy } from './scale.ts'
import * as messages from '../../../messages/materials.ts'
import css from './sizes.module.css'

/** Sizes in inches, each with an object of that size. */
const SIZES = [
  { width: '1', height: '1', thing: '1' },
  { width: '1.5', height: '1.5', thing: '1.5' },
  { width: '2', height: '2', thing: '2' },
  { width: '2.5', height: '2.5', thing: '2.5' },
  { width: '3', height: '3', thing: '3' },
  { width: '3.5', height: '2', thing: '3.5x2' },
  { width: '4', height: '4', thing: '4' },
] as const

const STEPS = [
  [-10, messages.much.smaller],
  [-1, messages.little.smaller],
  [1, messages.little.larger],
  [10, messages.much.larger],
] as const

/** Common sizes at true size, on a screen calibrated with a bank card. MATERIAL-2. */
export function SizesView({ scale }: { readonly scale: number }) {
  const { unit, locale } = useDisplayPreferences()
  const style = { '--scale': scale / AS_IS } as CSSProperties
  const url = urlFor('sizeGuide')
  return (
    <HelpPage
      crumbs={[{ name: messages.sizeTitle, url }]}
      title={messages.sizeTitle}
      text={messages.sizeText}
    >
      <div className={css.guide} style={style}>
        <Sheet as="section" className={css.calibrate} id="card" aria-labelledby="calibrate">
          <h2 id="calibrate">{messages.calibrate}</h2>
          <p>{messages.calibrateText}</p>
          <div className={css.steps}>
            {STEPS.map(([percent, label]) => (
              <ButtonLink key={percent} size="small" to={`${url}${scaledBy(scale, percent)}#card`}>
                {label}
              </ButtonLink>
            ))}
            {scale !== AS_IS && (
              <ButtonLink size="small" kind="quiet" to={`${url}#card`}>
                {messages.startOver}
              </ButtonLink>
            )}
          </div>
          <div className={css.scroll} role="group" aria-label={messages.card} tabIndex={0}>
            <div className={css.card} role="img" aria-label={messages.card}>
              <span className={css.chip} />
            </div>
          </div>
        </Sheet>
        <section className={css.list} aria-labelledby="sizes">
          <SectionHead id="sizes" title={messages.atTrueSize} />
          <ul className={css.sizes}>
            {SIZES.map(({ width, height, thing }) => (
              <li key={thing} className={css.size}>
                <div
                  className={css.scroll}
                  role="group"
                  aria-label={showSize(width, height, unit, locale)}
                  tabIndex={0}
                >
                  <div
                    className={css.sticker}
                    style={{ '--w': `${width}in`, '--h': `${height}in` } as CSSProperties}
                  />
                </div>
                <p className={css.name}>{showSize(width, height, unit, locale)}</p>
                <p className={css.thing}>{messages.about(messages.things[thing] ?? '')}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </HelpPage>
  )
}

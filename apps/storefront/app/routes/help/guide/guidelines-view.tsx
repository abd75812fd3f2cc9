import type { PrintRules } from '@kisscut/core/print-rules'
import { showLength } from '@kisscut/core/units'
import type { GuideLink } from '@kisscut/shop'
import { Link } from '../../../parts/page/link.tsx'
import { urlFor } from '../../../links/url-for.ts'
import { useDisplayPreferences } from '../../../parts/page/locale.tsx'
import { SectionHead } from '../../../parts/page/section-head.tsx'
import { HelpPage } from '../page/help-page.tsx'
import type { GuideDrawing } from './guide-drawing.server.ts'
import { GuidePicture } from './guide-picture.tsx'
import * as messages from '../../../messages/guides.ts'
import css from './guidelines.module.css'

interface GuidelinesViewProps {
  readonly rules: PrintRules
  readonly products: readonly GuideLink[]
  readonly drawing: GuideDrawing
}

/** How to prepare artwork, with links to each product's guide files. GUIDE-1. */
export function GuidelinesView({ rules, products, drawing }: GuidelinesViewProps) {
  const { unit, locale } = useDisplayPreferences()
  return (
    <HelpPage
      crumbs={[{ name: messages.title, url: urlFor('artworkGuide') }]}
      title={messages.title}
      text={messages.text}
    >
      <div className={css.columns}>
        <GuidePicture
          drawing={drawing}
          label={messages.picture}
          bleed={showLength(String(rules.bleed), unit, locale)}
          safeArea={showLength(String(rules.safeArea), unit, locale)}
        />
        <dl className={css.rules}>
          {messages.rules(rules).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section className={css.templates} aria-labelledby="templates">
        <SectionHead id="templates" title={messages.templates} />
        <p>{messages.templatesText}</p>
        <ul className={css.products}>
          {products.map(({ name, categoryPath, slug }) => (
            <li key={slug}>
              <Link to={urlFor('guide', { categoryPath, slug })}>{name}</Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to={urlFor('search')}>{messages.otherProducts}</Link>
        </p>
      </section>
    </HelpPage>
  )
}

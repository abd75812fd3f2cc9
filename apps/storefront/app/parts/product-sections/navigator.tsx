import type { ProductSection } from '@kisscut/shop'
import { NAVIGATOR_ID } from '../configurator/sections/navigator-id.ts'
import { anchorOf } from './anchor-of.ts'
import * as messages from '../../messages/sections.ts'
import css from './navigator.module.css'

/** The sticky navigator over the sections that have content. PAGE-6, PAGE-7. */
export function Navigator({ sections }: { readonly sections: readonly ProductSection[] }) {
  if (sections.length < 2) return null
  return (
    <nav id={NAVIGATOR_ID} aria-label={messages.onThisPage} className={css.navigator} data-print="hide">
      <ul className={css.list}>
        {sections.map((section, at) => (
          <li key={section.kind}>
            <a
              href={`#${anchorOf(section)}`}
              className={css.link}
              aria-current={at === 0 ? 'true' : undefined}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { ProductSection } from '@kisscut/shop'
import { useEffect, useState } from 'react'
import { anchorOf } from './section-view.tsx'
import css from './navigator.module.css'

/** The sticky navigator over the sections that have content. Spec §2, decisions 19. */
export function Navigator({ sections }: { readonly sections: readonly ProductSection[] }) {
  const current = useSectionInView(sections)
  if (sections.length < 2) return null
  return (
    <nav aria-label="On this page" className={css.navigator} data-print="hide">
      <ul className={css.list}>
        {sections.map((section) => (
          <li key={section.kind}>
            <a
              href={`#${anchorOf(section)}`}
              className={css.link}
              aria-current={section.kind === current ? 'true' : undefined}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The section that the shopper is looking at: the last one whose head has passed the upper third of the window. */
function useSectionInView(sections: readonly ProductSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(sections[0]?.kind ?? null)
  useEffect(() => {
    const watched = sections.flatMap((section) => document.getElementById(anchorOf(section)) ?? [])
    const look = new IntersectionObserver(
      () => {
        const passed = watched.filter((each) => each.getBoundingClientRect().top < innerHeight / 3)
        const last = sections.find((section) => anchorOf(section) === passed.at(-1)?.id)
        setCurrent(last?.kind ?? sections[0]?.kind ?? null)
      },
      { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] },
    )
    watched.forEach((each) => look.observe(each))
    return () => look.disconnect()
  }, [sections])
  return current
}

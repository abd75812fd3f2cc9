import { NAVIGATOR_ID } from './navigator-id.ts'

/** Marks in the navigator the section the shopper is looking at: the last whose head has passed the upper third of the window. */
export function followSections(page: Document) {
  const links = [...page.querySelectorAll<HTMLAnchorElement>(`#${NAVIGATOR_ID} a`)]
  const sections = links.flatMap((link) => {
    const section = page.getElementById(link.hash.slice(1))
    return section ? [{ link, section }] : []
  })
  const look = new IntersectionObserver(
    () => {
      // By where they are: the product stands above what is recommended beside it, whose link comes first.
      const places = sections.map(({ link, section }) => ({ link, top: section.getBoundingClientRect().top }))
      const passed = places.filter(({ top }) => top < innerHeight / 3).sort((a, b) => a.top - b.top)
      const current = (passed.at(-1) ?? places[0])?.link
      for (const { link } of sections)
        if (link === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
    },
    { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] },
  )
  for (const { section } of sections) look.observe(section)
}

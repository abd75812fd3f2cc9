import { NAVIGATOR_ID } from './navigator-id.ts'

/** Marks the visible section in the navigator: the last one whose heading has passed the upper third of the window. */
export function followSections(page: Document) {
  const links = [...page.querySelectorAll<HTMLAnchorElement>(`#${NAVIGATOR_ID} a`)]
  const sections = links.flatMap((link) => {
    const section = page.getElementById(link.hash.slice(1))
    return section ? [{ link, section }] : []
  })
  const look = new IntersectionObserver(
    () => {
      // Sorted by position, which differs from the order of the links: recommended products are beside the
      // product.
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

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
      const passed = sections.filter(({ section }) => section.getBoundingClientRect().top < innerHeight / 3)
      const current = (passed.at(-1) ?? sections[0])?.link
      for (const { link } of sections)
        if (link === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
    },
    { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] },
  )
  for (const { section } of sections) look.observe(section)
}

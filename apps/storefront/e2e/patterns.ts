import { ROUTES } from '../app/route-table.ts'

/** Number of pages to check per route; all categories are checked, because they have eleven display modes. */
const OF_ONE = 2
const ALL_OF: readonly string[] = ['category']

/** The route of a path; specific ones come first. */
const routes = Object.entries(ROUTES).map(([name, { path }]) => ({
  name,
  matches: new RegExp(
    `^${path.replace('/*', '/.*').replaceAll(/\{(\w+)\}/g, (_, of) => (of === 'categoryPath' ? '.+?' : '[^/]+'))}$`,
  ),
}))

/** A few of a sitemap's pages for every route. */
export function patternsOf(sitemap: string): readonly string[] {
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const byRoute = new Map<string, string[]>()
  for (const path of paths) {
    const name = routes.find(({ matches }) => matches.test(path))?.name ?? ''
    byRoute.set(name, [...(byRoute.get(name) ?? []), path])
  }
  return [...byRoute].flatMap(([name, all]) =>
    ALL_OF.includes(name) || all.length <= OF_ONE ? all : [all[0]!, all.at(-1)!],
  )
}

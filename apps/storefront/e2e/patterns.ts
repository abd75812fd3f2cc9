import { ROUTES } from '../app/route-table.ts'

/** Pages looked at of one route; of categories, which have eleven display modes, all. */
const OF_ONE = 2
const ALL_OF: readonly string[] = ['category']

/** Which route an address is of: the more particular one stands first. */
const routes = Object.entries(ROUTES).map(([name, { path }]) => ({
  name,
  matches: new RegExp(
    `^${path.replace('/*', '/.*').replaceAll(/\{(\w+)\}/g, (_, of) => (of === 'categoryPath' ? '.+?' : '[^/]+'))}$`,
  ),
}))

/** Pages of a sitemap: a few of every route. */
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

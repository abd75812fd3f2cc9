import type { ClientLoaderFunctionArgs, UIMatch } from '@remix-run/react'

/** A route's `handle` for pages that load their own few scripts instead of Remix, React and the router. */
export const OWN_SCRIPTS = { ownScripts: true } as const

export const hasOwnScripts = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => handle === OWN_SCRIPTS)

/** The `clientLoader` of such a route: a link within the shop loads its page as a document. */
export function openAsDocument({ request }: ClientLoaderFunctionArgs): Promise<never> {
  location.assign(request.url)
  return new Promise(() => undefined)
}

import type { ClientLoaderFunctionArgs, UIMatch } from '@remix-run/react'

/** A route's `handle` for pages that load their own few scripts instead of Remix, React and the router. */
export const OWN_SCRIPTS = { ownScripts: true } as const

/** The same where React never runs in a browser, so that the page is HTML and nothing else. */
export const READ_ONLY = { ownScripts: true, readOnly: true } as const

/** Whether the page is one of those. In a browser none is, since React doesn't make their documents there. */
export const hasOwnScripts = (matches: readonly UIMatch[]): boolean =>
  import.meta.env.SSR &&
  matches.some(({ handle }) => (handle as Partial<typeof OWN_SCRIPTS> | undefined)?.ownScripts)

/** The `clientLoader` of such a route: a link within the shop loads its page as a document. */
export function openAsDocument({ request }: ClientLoaderFunctionArgs): Promise<never> {
  location.assign(request.url)
  return new Promise(() => undefined)
}

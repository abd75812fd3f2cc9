import type { ClientLoaderFunctionArgs, UIMatch } from '@remix-run/react'

/** A route's `handle` for pages that load their own few scripts instead of Remix, React and the router. */
export const OWN_SCRIPTS = { ownScripts: true } as const

/** The same without React in the browser: plain HTML. */
export const READ_ONLY = { ownScripts: true, readOnly: true } as const

/** Whether the page is one of those. Always false in a browser, where React doesn't render their documents. */
export const hasOwnScripts = (matches: readonly UIMatch[]): boolean =>
  import.meta.env.SSR &&
  matches.some(({ handle }) => (handle as Partial<typeof OWN_SCRIPTS> | undefined)?.ownScripts)

/** The `clientLoader` of such a route: a link within the shop loads the page as a document. */
export function openAsDocument({ request }: ClientLoaderFunctionArgs): Promise<never> {
  location.assign(request.url)
  return new Promise(() => undefined)
}

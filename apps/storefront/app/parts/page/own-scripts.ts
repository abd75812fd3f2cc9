import type { ClientLoaderFunctionArgs, UIMatch } from '@remix-run/react'

/** A route's `handle`: its pages bring the few scripts they need, instead of Remix with React and the router. */
export const OWN_SCRIPTS = { ownScripts: true } as const

export const hasOwnScripts = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => handle === OWN_SCRIPTS)

/** The `clientLoader` of such a route: a link followed within the shop opens its page as a document. */
export function openAsDocument({ request }: ClientLoaderFunctionArgs): Promise<never> {
  location.assign(request.url)
  return new Promise(() => undefined)
}

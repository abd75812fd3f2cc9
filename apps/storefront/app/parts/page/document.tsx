import { Links, Meta, Scripts, ScrollRestoration, useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useDelivery } from './delivery.tsx'
import { hasOwnScripts } from './own-scripts.ts'
import { SkipLink } from './skip-link.tsx'

/** Declares the order of the CSS layers before any style sheet loads. */
const LAYERS = '@layer tokens, reset, base, parts, pages;'

/** The HTML around every page. */
export function Document({ children }: { readonly children: ReactNode }) {
  const { nonce, entries } = useDelivery()
  const ownScripts = hasOwnScripts(useMatches())
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <style nonce={nonce} suppressHydrationWarning>
          {LAYERS}
        </style>
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        {ownScripts ? (
          entries.map((src) => <script key={src} type="module" src={src} nonce={nonce} />)
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

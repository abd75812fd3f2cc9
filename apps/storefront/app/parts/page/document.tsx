import { Links, Meta, Scripts, ScrollRestoration } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useNonce } from './nonce.tsx'
import { SkipLink } from './skip-link.tsx'

/** The order of the CSS layers stands first, whatever order the style sheets arrive in. */
const LAYERS = '@layer tokens, reset, base, parts, pages;'

/** The HTML around every page. */
export function Document({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce()
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
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

import { Links, Meta, Scripts, ScrollRestoration, useMatches } from '@remix-run/react'
import type { ShownSettings } from '@kisscut/shop'
import type { ReactNode } from 'react'
import { useDelivery } from './delivery.tsx'
import { hasOwnScripts } from './own-scripts.ts'
import { SkipLink } from './skip-link.tsx'

/** Declares the order of the CSS layers before any style sheet loads. */
const LAYERS = '@layer tokens, reset, base, parts, pages;'

type Palette = NonNullable<ShownSettings['palette']>

const tokens = (of: readonly (readonly [string, string])[]): string =>
  `:root{${of.map(([name, color]) => `--${name}:${color}`).join(';')}}`

/** The owner's colors as CSS; in high contrast the background stays that of the style sheets. SETTINGS-4. */
const stylesOf = ({ ground, ...others }: Palette): string =>
  `${tokens(Object.entries(others))}@media not (prefers-contrast: more){${tokens([['ground', ground]])}}`

interface Props {
  /** Null for the colors of the style sheets. */
  readonly palette: ShownSettings['palette']
  readonly children: ReactNode
}

/** The HTML around every page. */
export function Document({ palette, children }: Props) {
  const { nonce, entries } = useDelivery()
  const ownScripts = hasOwnScripts(useMatches())
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <style nonce={nonce} suppressHydrationWarning>
          {LAYERS + (palette === null ? '' : stylesOf(palette))}
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

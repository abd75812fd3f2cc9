import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepTyped, reportTyped } from './parts/form/typed-before.ts'

/** Hydrates the whole page with Remix; links within the shop then fetch only data. */
export function hydratePage() {
  keepTyped(document)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TypedBefore>
          <RemixBrowser />
        </TypedBefore>
      </StrictMode>,
    )
  })
}

/** Reports input typed before hydration, once all listeners are attached. FLOW-14. */
function TypedBefore({ children }: { readonly children: ReactNode }) {
  useEffect(() => reportTyped(document), [])
  return children
}

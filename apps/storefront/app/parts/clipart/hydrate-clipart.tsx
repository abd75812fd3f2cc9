import { MISSING_PRODUCT_DATA } from '@kisscut/core/errors'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { dataOfPage } from '../configurator/live/configurator-data.ts'
import { followSections } from '../configurator/sections/follow-sections.ts'
import { keepTyped } from '../form/typed-before.ts'
import type { ClipartData } from './clipart-data.ts'
import { ClipartRoot } from './clipart-root.tsx'

/** Hydrates the clipart page from its data; disables the controls if the data are missing (PAGE-8, ERR-6). */
export function hydrateClipart(element: HTMLElement): void {
  followSections(document)
  const data = dataOfPage<ClipartData>(['start'])
  if (!data) {
    globalThis.reportError(new Error(MISSING_PRODUCT_DATA))
    for (const controls of element.querySelectorAll('fieldset')) controls.disabled = true
    return
  }
  keepTyped(element)
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <ClipartRoot data={data} />
      </StrictMode>,
    )
  })
}

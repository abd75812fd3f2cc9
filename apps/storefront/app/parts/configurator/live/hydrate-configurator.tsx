import { MISSING_PRODUCT_DATA } from '@kisscut/core/errors'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepTyped } from '../../form/typed-before.ts'
import { followSections } from '../sections/follow-sections.ts'
import { dataOfPage, hasSamples } from './configurator-data.ts'
import { ConfiguratorRoot } from './configurator-root.tsx'

/**
 * Hydrates the configurator from the page's product-data block (PAGE-8). Without it, logs the reason to the console and
 * disables the controls; shoppers see no message (ERR-6).
 */
export async function hydrateConfigurator(configurator: HTMLElement): Promise<void> {
  followSections(document)
  const data = dataOfPage()?.page
  if (!data) {
    globalThis.reportError(new Error(MISSING_PRODUCT_DATA))
    for (const controls of configurator.querySelectorAll('fieldset')) controls.disabled = true
    return
  }
  if (data.artwork) {
    const { ArtworkRoot } = await import('../../artwork-tool/artwork-root.tsx')
    return hydrate(configurator, <ArtworkRoot data={{ ...data, artwork: data.artwork }} />)
  }
  const { SampleChoice } = hasSamples(data)
    ? await import('../samples/sample-choice.tsx')
    : { SampleChoice: null }
  hydrate(configurator, <ConfiguratorRoot data={data} SampleChoice={SampleChoice} />)
}

function hydrate(configurator: HTMLElement, root: ReactNode): void {
  keepTyped(configurator)
  startTransition(() => {
    hydrateRoot(configurator, <StrictMode>{root}</StrictMode>)
  })
}

import { DEFAULT_DIE_LINE } from '@kisscut/core/configuration'
import { designPageOf } from '@kisscut/shop/tool-pages'
import { useMemo, useRef, type ComponentType } from 'react'
import { urlFor } from '../../links/url-for.ts'
import * as messages from '../../messages/setup.ts'
import { useSavingDetails } from './behavior/use-saving-details.ts'
import { useSetup } from './behavior/use-setup.ts'
import { ConfiguratorForm } from './configurator-form.tsx'
import type { ConfiguratorData } from './live/configurator-data.ts'
import { OfferNote } from './offer/offer-note.tsx'
import { sampleOf } from './picture/sample-of.ts'
import { sampleOfForm } from './samples/sample-of-form.ts'

export interface ConfiguratorProps {
  readonly page: ConfiguratorData
  /** The choice of sample designs, for products that have some; pages without it don't fetch it. */
  readonly SampleChoice: ComponentType<{ readonly page: ConfiguratorData }> | null
}

/** PRODUCT DETAILS of products that shoppers design; saves them and goes to the design. */
export function Configurator({ page, SampleChoice }: ConfiguratorProps) {
  const { q, configured } = page
  const setup = useSetup(page)
  const { product, configuration } = setup
  const form = useRef<HTMLFormElement>(null)
  const { dieLine = DEFAULT_DIE_LINE } = configuration
  const sample = useMemo(() => sampleOf(page, dieLine), [page, dieLine])
  const placeOf = (configuredId: string) => ({
    categoryPath: page.categoryPath,
    slug: product.slug,
    configuredId,
  })
  const designPage = designPageOf(product.toolType)
  const isDesigned = designPage !== 'upload'
  const loadUrl = configured
    ? urlFor('setupEdit', placeOf(configured.id)) + (q ? `?${new URLSearchParams({ q })}` : '')
    : ''
  const saving = useSavingDetails(
    page,
    setup.chosen,
    (configuredId) => urlFor(designPage, placeOf(configuredId)),
    () => sampleOfForm(form.current),
  )
  return (
    <ConfiguratorForm
      form={form}
      page={page}
      setup={setup}
      saving={saving}
      loadUrl={loadUrl}
      sample={sample}
      revision={configured?.revision ?? null}
      action={isDesigned ? messages.designYourOwn : messages.uploadYourArtwork}
      shortAction={isDesigned ? messages.design : messages.uploadArtwork}
      about={<OfferNote page={page} />}
      before={SampleChoice && <SampleChoice page={page} />}
    />
  )
}

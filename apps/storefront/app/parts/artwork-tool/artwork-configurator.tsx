import { DEFAULT_DIE_LINE } from '@kisscut/core/configuration'
import { useMemo, useRef, useState } from 'react'
import { CONFIGURED_FIELD, WITHOUT_BACKGROUND } from '@kisscut/shop/tool-pages'
import { urlFor } from '../../links/url-for.ts'
import * as messages from '../../messages/artworks.ts'
import { useOnHydrate } from '../configurator/behavior/use-on-hydrate.ts'
import { useSetup } from '../configurator/behavior/use-setup.ts'
import { ConfiguratorForm } from '../configurator/configurator-form.tsx'
import { sampleOf } from '../configurator/picture/sample-of.ts'
import { drawableSize } from '../configurator/picture/sticker-scene.ts'
import { errorsAsProblems } from '../form/field-problems.tsx'
import type { ArtworkData } from './artwork-data.ts'
import { BackgroundChoice } from './background-choice.tsx'
import { Credits } from './credits.tsx'
import { scenesOf, ShownOn } from './shown-on.tsx'
import type { Bare } from './save-artwork.ts'
import { useOrderingArtwork } from './use-ordering-artwork.ts'

/** The page of a product that comes with its artwork: its choices, and the way into the cart. MKT-2, IMG-1. */
export function ArtworkConfigurator({ page }: { readonly page: ArtworkData }) {
  const { artwork, q } = page
  const setup = useSetup(page)
  const { product, configuration } = setup
  const form = useRef<HTMLFormElement>(null)
  const [isRemoved, setIsRemoved] = useState(artwork.removedBackground)
  const [bare, setBare] = useState<Bare | null>(artwork.bare)
  useOnHydrate(() => {
    // Browsers restore the choice made before hydration.
    const box = form.current?.elements.namedItem(WITHOUT_BACKGROUND)
    if (box instanceof HTMLInputElement && box.checked !== isRemoved) setIsRemoved(box.checked)
  }, [])
  const saving = useOrderingArtwork(page, setup.chosen, isRemoved)
  const { dieLine = DEFAULT_DIE_LINE } = configuration
  const sample = useMemo(() => {
    if (!isRemoved) return sampleOf({ ...page, ...artwork.whole }, dieLine)
    if (bare === null) return sampleOf(page, dieLine)
    const cut = bare.cut ?? page.sampleArtworkCut
    return sampleOf({ ...page, sampleArtworkUrl: bare.url, sampleArtworkCut: cut }, dieLine)
  }, [page, artwork, isRemoved, bare, dieLine])
  const { failure } = saving
  const size = drawableSize(configuration.width, configuration.height)
  const scenes =
    sample.url && size ? scenesOf(product.name, { url: sample.url, ...size }, artwork.backgrounds) : []
  const shown = useMemo(
    () => ({
      ...setup,
      errors: { general: [], fields: { ...setup.errors.fields, ...failure.fields } },
    }),
    [setup, failure],
  )
  const pageUrl = urlFor(artwork.productClass === 'stock' ? 'stockImage' : 'marketplace', {
    categoryPath: page.categoryPath,
    slug: product.slug,
  })
  const query = new URLSearchParams({
    ...(artwork.id && { [CONFIGURED_FIELD]: artwork.id }),
    ...(q && { q }),
  })
  return (
    <ConfiguratorForm
      form={form}
      page={page}
      setup={shown}
      saving={saving}
      loadUrl={artwork.id === null ? '' : `${pageUrl}?${query}`}
      sample={sample}
      revision={artwork.id === null ? null : artwork.revision}
      action={artwork.isInCart ? messages.updateCart : messages.addToCart}
      shortAction={artwork.isInCart ? messages.update : messages.add}
      about={<Credits artwork={artwork} />}
      before={
        <>
          {artwork.id !== null && <input type="hidden" name={CONFIGURED_FIELD} value={artwork.id} />}
          <BackgroundChoice
            artwork={artwork}
            bare={bare}
            isRemoved={isRemoved}
            onChange={setIsRemoved}
            onRemoved={setBare}
            problems={errorsAsProblems(failure.fields['removed_background'])}
          />
        </>
      }
      drawn={scenes}
      belowPicture={scenes.length > 0 && <ShownOn scenes={scenes} />}
    />
  )
}

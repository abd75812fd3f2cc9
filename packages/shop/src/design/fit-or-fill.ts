import { loadCustom, type ConfiguredProduct } from '../configure/configured-product.ts'
import { invalid, type Outcome } from '../outcome.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { sizeOfDesign } from './custom-design.ts'
import { placeArtwork } from './place-artwork.ts'
import { lineOn, placedBy } from './placing.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { missing } from '../messages/artwork.ts'

/** Fits the artwork or fills the product with one button, for pages without scripts. DESIGN-28. */
export const fitOrFill =
  (deps: Deps<'catalog.current' | 'storage.records'> & DepsOf<typeof placeArtwork>) =>
  async (
    viewer: Viewer,
    configuredId: string,
    to: 'fit' | 'fill',
    revision?: number,
  ): Promise<Outcome<ConfiguredProduct>> => {
    const catalog = await deps.catalog.current(viewer)
    const loaded = await loadCustom(deps.storage.records, catalog, viewer, configuredId)
    if (!loaded.ok) return loaded
    const { known, configuration, design, file, rules } = loaded.value
    if (file === null) return invalid({ user_file: [missing] })
    const placement = placedBy(to, file, lineOn(known.product, configuration, sizeOfDesign(design), rules))
    return placeArtwork(deps)(viewer, configuredId, { placement, revision })
  }

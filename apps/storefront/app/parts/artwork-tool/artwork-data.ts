import type { ArtworkStart } from '@kisscut/shop'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'

/** The block of a page whose product has its artwork already. PAGE-8. */
export type ArtworkData = ConfiguratorData & { readonly artwork: ArtworkStart }

import type { ArtworkStart } from '@kisscut/shop'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'

/** The data block of a page whose product comes with its artwork. PAGE-8. */
export type ArtworkData = ConfiguratorData & { readonly artwork: ArtworkStart }

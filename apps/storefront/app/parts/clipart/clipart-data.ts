import type { ClipartStart } from '@kisscut/shop'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'

/** The data of a clipart page. */
export interface ClipartData {
  readonly page: ConfiguratorData
  readonly start: ClipartStart
}

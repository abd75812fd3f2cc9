import type { ClipartStart } from '@kisscut/shop'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'

/** What the page opens with. */
export interface ClipartData {
  readonly page: ConfiguratorData
  readonly start: ClipartStart
}

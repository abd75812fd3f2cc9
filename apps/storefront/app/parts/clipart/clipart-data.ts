import type { ClipartStart } from '@kisscut/shop'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'

/** The block of the page's data that is beside the product's own (PAGE-8). */
export const CLIPART_DATA_ID = 'clipart-data'

/** What the page opens with. */
export interface ClipartData {
  readonly page: ConfiguratorData
  readonly start: ClipartStart
}

/** The data of a block; null: it is not there, or can't be read. */
export function readClipartData(text: string | null): ClipartData | null {
  try {
    const data = JSON.parse(text ?? '') as Partial<ClipartData>
    return data.page?.product && data.start ? (data as ClipartData) : null
  } catch {
    return null
  }
}

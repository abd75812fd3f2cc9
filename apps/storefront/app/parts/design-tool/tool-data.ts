import type { Library, ToolStart } from '@kisscut/shop'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'

/** The data of a design tool. */
export interface DesignToolData extends Omit<ToolStart, 'starts'> {
  readonly tool: 'advanced' | 'easy' | 'lettering' | 'preview'
  /** The product with its details and price; `configured` is null before the first save. */
  readonly page: ConfiguratorData
  readonly starts: NonNullable<ToolStart['starts']>
  readonly library: Library
  /** The sample design it was opened with, or `START_EMPTY`; null for the template's own. TOOL-14. */
  readonly sample: string | null
}

/** Key of a new design's drafts, different for each sample design. */
export const begunWith = ({ page, sample }: Pick<DesignToolData, 'page' | 'sample'>): string =>
  sample ? `${page.product.id}~${sample}` : page.product.id

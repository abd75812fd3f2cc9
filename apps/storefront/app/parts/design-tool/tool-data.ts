import type { Library, ToolStart } from '@kisscut/shop'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'

/** Everything a design tool is made of. */
export interface DesignToolData extends Omit<ToolStart, 'starts'> {
  readonly tool: 'advanced' | 'easy' | 'lettering' | 'preview'
  /** The product with its details and its price; `configured` is null before the first save. */
  readonly page: ConfiguratorData
  readonly starts: NonNullable<ToolStart['starts']>
  readonly library: Library
  /** The sample design it was opened with, or `START_EMPTY`; null: the template's. TOOL-14. */
  readonly sample: string | null
}

/** Under which a new design's drafts are stored: what was begun with one sample does not stand in the way of another. */
export const begunWith = ({ page, sample }: Pick<DesignToolData, 'page' | 'sample'>): string =>
  sample ? `${page.product.id}~${sample}` : page.product.id

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

/** The block of data a design tool is brought to life from. */
export const TOOL_DATA_ID = 'design-tool-data'

/** The block's content; null where it is missing or can't be read. */
export function readToolData(text: string | null | undefined): DesignToolData | null {
  try {
    const block = JSON.parse(text ?? '') as Partial<DesignToolData>
    return block.page && block.starts && block.library ? (block as DesignToolData) : null
  } catch {
    return null
  }
}

/** Under which a new design's drafts are stored: what was begun with one sample does not stand in the way of another. */
export const begunWith = ({ page, sample }: Pick<DesignToolData, 'page' | 'sample'>): string =>
  sample ? `${page.product.id}~${sample}` : page.product.id

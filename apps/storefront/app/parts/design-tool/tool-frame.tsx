import type { ReactNode } from 'react'
import { PageDataBlocks } from '../configurator/live/product-data-blocks.tsx'
import type { DesignToolData } from './tool-data.ts'
import { DESIGN_TOOL_ID } from './tool-id.ts'
import css from './tool-frame.module.css'

interface Props {
  readonly data: DesignToolData
  /** Shown until the tool is loaded, and without scripts. */
  readonly children: ReactNode
}

/**
 * The element in which a design tool is mounted, with its data. React and the tool are fetched after the page has
 * loaded.
 */
export const DesignToolFrame = ({ data, children }: Props) => (
  <>
    <PageDataBlocks data={data} />
    <div id={DESIGN_TOOL_ID} className={css.frame}>
      {children}
    </div>
  </>
)

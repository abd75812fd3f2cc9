import type { ReactNode } from 'react'
import { PageDataBlocks } from '../configurator/live/product-data-blocks.tsx'
import type { DesignToolData } from './tool-data.ts'
import { DESIGN_TOOL_ID } from './tool-id.ts'
import css from './tool-frame.module.css'

interface Props {
  readonly data: DesignToolData
  /** What is there until the tool is, and without scripts. */
  readonly children: ReactNode
}

/** The place of a design tool, with its data. Neither React nor the tool is in the page: both are fetched when it has opened. */
export const DesignToolFrame = ({ data, children }: Props) => (
  <>
    <PageDataBlocks data={data} />
    <div id={DESIGN_TOOL_ID} className={css.frame}>
      {children}
    </div>
  </>
)

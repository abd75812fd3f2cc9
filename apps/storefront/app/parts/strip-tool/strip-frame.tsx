import type { ReactNode } from 'react'
import { PageDataBlocks } from '../configurator/live/product-data-blocks.tsx'
import type { StripToolData } from './strip-data.ts'
import { STRIP_TOOL_ID } from './tool-id.ts'
import css from '../design-tool/tool-frame.module.css'

interface Props {
  readonly data: StripToolData
  /** What is there until the editor is, and without scripts. */
  readonly children: ReactNode
}

/** The place of the editor, with its data. Neither React nor the editor is in the page: both are fetched when it has opened. */
export const StripFrame = ({ data, children }: Props) => (
  <>
    <PageDataBlocks data={data} start={data.strip} />
    <div id={STRIP_TOOL_ID} className={css.frame}>
      {children}
    </div>
  </>
)

import type { ReactNode } from 'react'
import { PageDataBlocks } from '../configurator/live/product-data-blocks.tsx'
import type { StripToolData } from './strip-data.ts'
import { STRIP_TOOL_ID } from './tool-id.ts'
import css from '../design-tool/tool-frame.module.css'

interface Props {
  readonly data: StripToolData
  /** Shown until the editor is loaded, and without scripts. */
  readonly children: ReactNode
}

/** The element in which the editor is mounted, with its data. React and the editor are fetched after the page has loaded. */
export const StripFrame = ({ data, children }: Props) => (
  <>
    <PageDataBlocks data={data} start={data.strip} />
    <div id={STRIP_TOOL_ID} className={css.frame}>
      {children}
    </div>
  </>
)

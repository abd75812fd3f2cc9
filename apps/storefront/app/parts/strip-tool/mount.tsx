import { MISSING_PRODUCT_DATA } from '@kisscut/core/errors'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { isOutdated } from '../configurator/behavior/tab-revision.ts'
import { dataOfPage } from '../configurator/live/configurator-data.ts'
import { draftKey, takeOverDraft } from '../design-tool/draft.ts'
import { ToolBoundary } from '../design-tool/tool-boundary.tsx'
import { openWindow } from '../design-tool/window.ts'
import { DisplayPreferencesProvider } from '../page/locale.tsx'
import type { StripToolData } from './strip-data.ts'
import { StripTool } from './strip-tool.tsx'

/**
 * Mounts the strip editor. Without its data, logs the reason to the console (ERR-6); if this tab has a newer revision,
 * reloads the page. In both cases returns undefined.
 */
export async function mountStripTool(place: HTMLElement): Promise<Root | undefined> {
  const data = dataOfPage<StripToolData>(['strip', 'library'])
  if (data === null) return void globalThis.reportError(new Error(MISSING_PRODUCT_DATA))
  const { page, strip } = data
  if (isOutdated(strip)) return void location.reload()
  const [window, draft] = await openWindow(strip.id, (id, isOpen) => {
    const key = draftKey(strip.id, page.product.id, id)
    takeOverDraft(key, isOpen)
    return key
  })
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <DisplayPreferencesProvider preferences={page.preferences}>
        <ToolBoundary draft={draft}>
          <StripTool data={data} window={window} draft={draft} />
        </ToolBoundary>
      </DisplayPreferencesProvider>
    </StrictMode>,
  )
  return root
}

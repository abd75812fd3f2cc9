import { MISSING_PRODUCT_DATA } from '@kisscut/core/errors'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { draftKey, takeOverDraft } from '../design-tool/draft.ts'
import { ToolBoundary } from '../design-tool/tool-boundary.tsx'
import { openWindow } from '../design-tool/window.ts'
import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { readStripData, STRIP_DATA_ID } from './strip-data.ts'
import { StripTool } from './strip-tool.tsx'

/** Puts the editor of a strip into its place on the page. Without its data the reason goes to the developer's console (ERR-6). */
export async function mountStripTool(place: HTMLElement): Promise<void> {
  const data = readStripData(document.getElementById(STRIP_DATA_ID)?.textContent)
  if (data === null) return globalThis.reportError(new Error(MISSING_PRODUCT_DATA))
  const { page, strip } = data
  const [window, draft] = await openWindow(strip.id, (id, isOpen) => {
    const key = draftKey(strip.id, page.product.id, id)
    takeOverDraft(key, isOpen)
    return key
  })
  createRoot(place).render(
    <StrictMode>
      <DisplayPreferencesProvider preferences={page.preferences}>
        <ToolBoundary draft={draft}>
          <StripTool data={data} window={window} draft={draft} />
        </ToolBoundary>
      </DisplayPreferencesProvider>
    </StrictMode>,
  )
}

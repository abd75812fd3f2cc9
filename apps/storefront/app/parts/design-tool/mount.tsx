import type { DesignEditorProps } from '@kisscut/editors/design-tools'
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { isOutdated } from '../configurator/behavior/tab-revision.ts'
import { dataOfPage } from '../configurator/live/configurator-data.ts'
import { DisplayPreferencesProvider } from '../page/locale.tsx'
import { DesignTool } from './design-tool.tsx'
import { draftKey, takeOverDraft } from './draft.ts'
import { ToolBoundary } from './tool-boundary.tsx'
import { begunWith, type DesignToolData } from './tool-data.ts'
import { openWindow } from './window.ts'
import { MISSING_PRODUCT_DATA } from '@kisscut/core/errors'

/** The editor of each tool, in a chunk of its own. */
const EDITORS: Readonly<Record<DesignToolData['tool'], () => Promise<ComponentType<DesignEditorProps>>>> = {
  advanced: async () => (await import('@kisscut/editors/advanced')).AdvancedEditor,
  easy: async () => (await import('@kisscut/editors/easy')).EasyEditor,
  preview: async () => (await import('@kisscut/editors/preview')).PreviewEditor,
  lettering: async () => (await import('@kisscut/editors/lettering')).LetteringEditor,
}

/** Mounts the design tool. Without its data, logs the reason to the console (ERR-6). */
export async function mountDesignTool(place: HTMLElement): Promise<void> {
  const data = dataOfPage<DesignToolData>(['starts', 'library'])
  if (data === null) return globalThis.reportError(new Error(MISSING_PRODUCT_DATA))
  const { configured } = data.page
  if (configured !== null && isOutdated(configured)) return location.reload()
  const customId = configured?.id ?? null
  const [Editor, [window, draft]] = await Promise.all([
    EDITORS[data.tool](),
    openWindow(customId, (id, isOpen) => {
      const key = draftKey(customId, begunWith(data), id)
      takeOverDraft(key, isOpen)
      return key
    }),
  ])
  createRoot(place).render(
    <StrictMode>
      <DisplayPreferencesProvider preferences={data.page.preferences}>
        <ToolBoundary draft={draft}>
          <DesignTool data={data} Editor={Editor} window={window} />
        </ToolBoundary>
      </DisplayPreferencesProvider>
    </StrictMode>,
  )
}

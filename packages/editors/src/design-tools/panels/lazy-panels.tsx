import { lazy, Suspense, type FunctionComponent } from 'react'
import { PanelBoundary } from '../boundary.tsx'

/** Panels whose code is loaded when they are first opened. */
export const NewCodePanel = lazy(async () => ({ default: (await import('./code-panels.tsx')).NewCodePanel }))
export const CodePanel = lazy(async () => ({ default: (await import('./code-panels.tsx')).CodePanel }))
export const MaskPanel = lazy(async () => ({ default: (await import('./mask-panel.tsx')).MaskPanel }))
export const TextPathPanel = lazy(async () => ({
  default: (await import('./text-path-panel.tsx')).TextPathPanel,
}))
export const SidePanel = lazy(async () => ({ default: (await import('./side-panel.tsx')).SidePanel }))

/** A lazy panel with its own loading state and error boundary. */
function alone<P extends object>(fetch: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  const Panel = lazy(async () => ({ default: await fetch() })) as unknown as FunctionComponent<P>
  return (props) => (
    <PanelBoundary>
      <Suspense>
        <Panel {...props} />
      </Suspense>
    </PanelBoundary>
  )
}

export const BackgroundPanel = alone(
  async () => (await import('../background/background-panel.tsx')).BackgroundPanel,
)
export const ExportPanel = alone(async () => (await import('./export-panel.tsx')).ExportPanel)
export const FramePanel = alone(async () => (await import('./frame-panel.tsx')).FramePanel)
export const FilePicker = alone(async () => (await import('../pickers/file-picker.tsx')).FilePicker)
export const HelpSheet = alone(async () => (await import('../commands/help-sheet.tsx')).HelpSheet)
export const ReplacePanel = alone(async () => (await import('./replace-panel.tsx')).ReplacePanel)
export const VariesFields = alone(async () => (await import('./varies-fields.tsx')).VariesFields)

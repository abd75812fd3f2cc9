import { lazy } from 'react'

/** Panels whose rules are fetched when they are first opened. */
export const NewCodePanel = lazy(async () => ({ default: (await import('./code-panels.tsx')).NewCodePanel }))
export const CodePanel = lazy(async () => ({ default: (await import('./code-panels.tsx')).CodePanel }))
export const MaskPanel = lazy(async () => ({ default: (await import('./mask-panel.tsx')).MaskPanel }))
export const TextPathPanel = lazy(async () => ({
  default: (await import('./text-path-panel.tsx')).TextPathPanel,
}))
export const SidePanel = lazy(async () => ({ default: (await import('./side-panel.tsx')).SidePanel }))

import { useEffect, useMemo, useRef } from 'react'
import { useAutosave } from './behavior/use-autosave.ts'
import { useCanvas } from './canvas/use-canvas.ts'
import type { UploadEditorProps } from './types.ts'
import css from './canvas/canvas.module.css'

/** The mat while there is no artwork: the bare material in its size and shape. */
export function EmptyCanvas({ width, height, look, dieLine, unit, onState, callbacks }: UploadEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useMemo(
    () => ({
      spec: { shape: dieLine, width, height },
      look,
      artworkUrl: null,
      placement: null,
      unit,
      isSelected: false,
    }),
    [dieLine, width, height, look, unit],
  )
  useCanvas(
    host,
    view,
    () => undefined,
    () => undefined,
  )
  const laid = useMemo(() => ({ placement: null, dieLine }), [dieLine])
  const { isSaved } = useAutosave(laid, dieLine, callbacks)
  useEffect(() => onState?.({ isSaved, hasFile: false }), [onState, isSaved])
  return <div ref={host} className={css.canvas} />
}

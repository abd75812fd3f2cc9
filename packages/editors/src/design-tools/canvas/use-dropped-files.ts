import { useEffect, useRef, useState } from 'react'

/**
 * Accepts files dropped anywhere on the page, for which a browser would otherwise leave it. Returns whether some are dragged over
 * it.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const left = (event: DragEvent) => {
      // No related target: the pointer left the window.
      if (event.relatedTarget === null) setIsOver(false)
    }
    const dropped = (event: DragEvent) => {
      setIsOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    const listeners = { dragover: over, dragleave: left, drop: dropped } as const
    for (const [name, listener] of Object.entries(listeners))
      addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        removeEventListener(name, listener as EventListener)
    }
  }, [])
  return isOver
}

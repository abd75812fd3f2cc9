import { rejectionOfDrop } from '@kisscut/machines/upload'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FileInput } from '../types.ts'

/**
 * Accepts a file dropped anywhere on the page, for which a browser would otherwise leave it. Other content is handled only over
 * the drop zone, where a message explains why it is rejected. Returns whether something is dragged over the page.
 */
export function useDroppedFile(zone: RefObject<HTMLElement>, { onFile, onMissed }: FileInput): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef({ onFile, onMissed })
  latest.current = { onFile, onMissed }
  useEffect(() => {
    let depth = 0
    const isOurs = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer !== null &&
      (dataTransfer.types.includes('Files') || (target instanceof Node && zone.current?.contains(target)))
    const entered = (by: number) => (event: DragEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      depth = Math.max(0, depth + by)
      setIsOver(depth > 0)
    }
    const over = (event: DragEvent) => isOurs(event) && event.preventDefault()
    const dropped = (event: DragEvent) => {
      depth = 0
      setIsOver(false)
      if (!isOurs(event) || !event.dataTransfer) return
      event.preventDefault()
      const { files, items } = event.dataTransfer
      const folders = [...items].filter((item) => item.webkitGetAsEntry()?.isDirectory).length
      const rejection = rejectionOfDrop({ files: files.length, folders })
      if (rejection !== null) latest.current.onMissed(rejection)
      else if (files[0]) latest.current.onFile(files[0])
    }
    const listeners = {
      dragenter: entered(1),
      dragleave: entered(-1),
      dragover: over,
      drop: dropped,
    } as const
    for (const [name, listener] of Object.entries(listeners))
      addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        removeEventListener(name, listener as EventListener)
    }
  }, [zone])
  return isOver
}

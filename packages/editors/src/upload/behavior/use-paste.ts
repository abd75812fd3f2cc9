import { uploadMessages } from '@kisscut/machines/upload'
import { useEffect } from 'react'
import type { FileInput } from '../types.ts'

/** Accepts a picture pasted anywhere on the page, unless a field has the cursor. */
export function usePastedFile({ onFile, onMissed }: FileInput) {
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      if (!event.clipboardData || isField(event.target)) return
      event.preventDefault()
      const file = event.clipboardData.files[0]
      if (file) onFile(file)
      else onMissed(uploadMessages.noPicturePasted)
    }
    addEventListener('paste', pasted)
    return () => removeEventListener('paste', pasted)
  }, [onFile, onMissed])
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file')

import { useEffect } from 'react'

/** A picture pasted anywhere on the page is artwork, unless a field has the cursor. */
export function usePastedFile(onFile: (file: File) => void) {
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
        return
      event.preventDefault()
      onFile(file)
    }
    addEventListener('paste', pasted)
    return () => removeEventListener('paste', pasted)
  }, [onFile])
}

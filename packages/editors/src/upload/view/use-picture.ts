import { useEffect, useRef, useState } from 'react'
import type { EditorHost, ProductView } from '../types.ts'

/** The state of a view's picture. */
interface Drawn {
  /** URL of the last picture; null before the first. */
  readonly url: string | null
  /** Name of its view. */
  readonly name: string | null
  /** Key of its content; null before the first. */
  readonly key: string | null
  readonly hasFailed: boolean
}

const NOTHING: Drawn = { url: null, name: null, key: null, hasFailed: false }

/**
 * The picture of a view of the saved product, redrawn after each save; an outdated drawing is canceled. `savedKey` changes with
 * each save; null before the first. DESIGN-27.
 */
export function usePicture({ name, version }: ProductView, savedKey: string | null, host: EditorHost) {
  const [drawn, setDrawn] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(host)
  latest.current = host
  const key = savedKey === null ? null : JSON.stringify([name, version, savedKey])
  useEffect(() => {
    if (key === null) return
    const abort = new AbortController()
    latest.current.draw(name, abort.signal).then(
      (picture) => {
        if (!abort.signal.aborted)
          setDrawn({ url: URL.createObjectURL(picture), name, key, hasFailed: false })
      },
      () => {
        if (!abort.signal.aborted) setDrawn((last) => ({ ...last, key, hasFailed: true }))
      },
    )
    return () => abort.abort()
  }, [key, name, attempt])
  const { url, hasFailed } = drawn
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  return {
    /** The last picture of this view, also while a newer one is drawn; null before the first. */
    url: drawn.name === name ? url : null,
    isDrawing: drawn.key !== key,
    hasFailed: hasFailed && drawn.key === key,
    tryAgain: () => {
      setDrawn((last) => ({ ...last, key: null, hasFailed: false }))
      setAttempt((each) => each + 1)
    },
  }
}

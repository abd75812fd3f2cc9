import { useEffect, useState } from 'react'
import { fetchPicture } from '../../configurator/design-step/fetch-picture.ts'

interface Drawn {
  /** URL of the request. */
  readonly of: string
  /** Null if it couldn't be drawn. */
  readonly picture: string | null
}

/**
 * A picture drawn by the shop; null if none is requested yet. `tryAgain` requests it again; outdated requests are
 * canceled.
 */
export function useDrawn(url: string | null) {
  const [attempt, setAttempt] = useState(0)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const of = url === null ? null : `${attempt} ${url}`
  useEffect(() => {
    if (url === null || of === null) return undefined
    const abort = new AbortController()
    let picture: string | null = null
    fetchPicture(url, abort.signal)
      .then((blob) => {
        picture = URL.createObjectURL(blob)
        setDrawn({ of, picture })
      })
      .catch(() => abort.signal.aborted || setDrawn({ of, picture: null }))
    return () => {
      abort.abort()
      if (picture !== null) URL.revokeObjectURL(picture)
    }
  }, [of, url])
  const isPresent = drawn !== null && drawn.of === of
  return {
    picture: isPresent ? drawn.picture : null,
    isDrawing: of !== null && !isPresent,
    hasFailed: isPresent && drawn.picture === null,
    tryAgain: () => setAttempt((each) => each + 1),
  }
}

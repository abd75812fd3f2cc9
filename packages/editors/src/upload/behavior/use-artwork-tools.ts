import { useEffect, useState, type ComponentType } from 'react'
import type { ArtworkToolsProps } from '../types.ts'

type Tools = ComponentType<ArtworkToolsProps>

/** The artwork tools, loaded once artwork is coming. `fetched`: already loaded by the page. */
export function useArtworkTools(fetched: Tools | null, isNeeded: boolean) {
  const [tools, setTools] = useState<{ readonly Tools: Tools } | null>(fetched && { Tools: fetched })
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!isNeeded || tools || hasFailed) return
    import('../artwork/index.ts').then(
      ({ ArtworkTools }) => setTools({ Tools: ArtworkTools }),
      () => setHasFailed(true),
    )
  }, [isNeeded, tools, hasFailed])
  return { Tools: tools?.Tools ?? null, hasFailed }
}

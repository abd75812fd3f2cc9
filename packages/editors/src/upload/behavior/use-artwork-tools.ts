import { useEffect, useState, type ComponentType } from 'react'
import type { ArtworkToolsProps } from '../types.ts'

type Tools = ComponentType<ArtworkToolsProps>

/** What artwork is edited with, fetched once artwork is on its way. `fetched`: the page has it already. */
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

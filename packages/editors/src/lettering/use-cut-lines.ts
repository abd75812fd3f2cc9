import { useDeferredValue, useMemo } from 'react'
import { useArrived, useDesign } from '../design-tools/index.ts'
import { useKnife } from './use-lettering.ts'

/** The blade's path around the letters of each film, welded where they touch; null while unknown. LET-6. */
export function useCutLines(): string | null {
  const design = useDeferredValue(useDesign())
  const { resources } = useArrived()
  const knife = useKnife()
  return useMemo(
    () =>
      knife &&
      knife
        .filmsOf(design, resources)
        .map(({ path }) => path)
        .join(''),
    [knife, design, resources],
  )
}

import type { CSSProperties } from 'react'
import css from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths: the exact size of what comes. */
  readonly width?: string
  readonly height?: string
  readonly round?: boolean
}

/** Keeps the place of something that is on its way. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  const size = { width, height } satisfies CSSProperties
  return <span aria-hidden="true" style={size} className={`${css.skeleton} ${round ? css.round : ''}`} />
}

import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Problems } from './problems.ts'

export interface PieceProps {
  /** Where it stands in the whole. */
  readonly path: readonly (string | number)[]
  readonly label: string
  readonly schema: z.ZodType
  readonly value: unknown
  readonly problems: Problems
  readonly disabled: boolean
  onChange(value: unknown): void
}

/** What a whole is made of is drawn by whoever draws the whole. */
export interface WholeProps extends PieceProps {
  renderPiece(props: PieceProps): ReactNode
}

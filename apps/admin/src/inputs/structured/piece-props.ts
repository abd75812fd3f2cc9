import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Problems } from './problems.ts'

export interface PieceProps {
  /** Its path in the whole value. */
  readonly path: readonly (string | number)[]
  readonly label: string
  readonly schema: z.ZodType
  readonly value: unknown
  readonly problems: Problems
  readonly disabled: boolean
  onChange(value: unknown): void
}

/** Props of a composite, with the component that draws its pieces. */
export interface WholeProps extends PieceProps {
  renderPiece(props: PieceProps): ReactNode
}

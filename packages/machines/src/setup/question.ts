import type { PriceSchedule, Configuration } from '@kisscut/core/product'
import type { Problem } from '@kisscut/core/problem'

/** What a price is asked for. API-2. */
export interface Question {
  readonly uuid: string
  readonly materialId: string
  /** Inches. */
  readonly width: string
  readonly height: string
}

/** An answer, or a refusal as it came, each with the uuid of the question it belongs to. */
export type Reply =
  | { readonly ok: true; readonly uuid: string; readonly answer: PriceSchedule }
  | { readonly ok: false; readonly uuid: string; readonly response: unknown }

/** What an answer depends on; quantity and options are priced from any answer to the same material and size. */
export const subjectOf = ({ materialId, width, height }: Configuration): string =>
  JSON.stringify([materialId, width, height])

/** Whether a reply answers this question: a response whose identifier differs from the latest is ignored. FLOW-6. */
export const isResponseTo = (question: Pick<Question, 'uuid'> | null, reply: Pick<Reply, 'uuid'>): boolean =>
  reply.uuid === question?.uuid

const ASKED_WITH = ['quantity', 'width', 'height', 'materialId']

/** A quote is skipped when quantity or size is invalid, and the material's errors show instead. PRICE-11. */
export const isAskable = (configuration: Configuration, problems: readonly Problem[]): boolean =>
  configuration.materialId !== null &&
  !problems.some(({ level, field }) => level === 'error' && ASKED_WITH.includes(field))

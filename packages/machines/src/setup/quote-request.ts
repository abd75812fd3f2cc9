import type { PriceSchedule, Configuration } from '@kisscut/core/product'
import type { Problem } from '@kisscut/core/problem'

/** The request for a price schedule. API-2. */
export interface QuoteRequest {
  readonly uuid: string
  readonly materialId: string
  /** In inches. */
  readonly width: string
  readonly height: string
}

/** A schedule, or a rejection as received, each with the UUID of its request. */
export type QuoteResponse =
  | { readonly ok: true; readonly uuid: string; readonly schedule: PriceSchedule }
  | { readonly ok: false; readonly uuid: string; readonly response: unknown }

/** The inputs of a schedule; quantity and options are priced from any schedule of the same material and size. */
export const subjectOf = ({ materialId, width, height }: Configuration): string =>
  JSON.stringify([materialId, width, height])

/** Whether a response belongs to this request: others are ignored. FLOW-6. */
export const isResponseTo = (
  question: Pick<QuoteRequest, 'uuid'> | null,
  reply: Pick<QuoteResponse, 'uuid'>,
): boolean => reply.uuid === question?.uuid

const REQUIRED = ['quantity', 'width', 'height', 'materialId']

/** Whether to request a quote: not while quantity or size is invalid, when the material's errors show instead. PRICE-11. */
export const canRequest = (configuration: Configuration, problems: readonly Problem[]): boolean =>
  configuration.materialId !== null &&
  !problems.some(({ level, field }) => level === 'error' && REQUIRED.includes(field))

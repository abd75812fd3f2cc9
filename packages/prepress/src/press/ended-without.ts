import { SupersededError, TooBusyError } from '@kisscut/shop/ports/turn'
import type { Ending } from '../processes/index.ts'

/** The error for a task without result. */
export function endedWithout(what: string, ending: Ending): Error {
  const message = `${what}: ${ending.kind === 'failed' ? ending.reason : ending.kind}.`
  if (ending.kind === 'busy') return new TooBusyError(message)
  return ending.kind === 'superseded' ? new SupersededError(message) : new Error(message)
}

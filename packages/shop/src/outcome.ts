import { wireErrors } from '@kisscut/core/configuration'
import type { Problem } from '@kisscut/core/problem'
import { hasErrors } from '@kisscut/core/problem'
import { notYourRole } from './messages/records.ts'
import { SupersededError, TooBusyError } from './ports/turn.ts'

/** Result of a use case: a value, or a failure with messages by field or a single message. Another owner's record is not found. */
export type Outcome<T> =
  | {
      readonly ok: true
      readonly value: T
      /** Warnings of the rules. */
      readonly warnings?: readonly Problem[]
    }
  | {
      readonly ok: false
      readonly reason: 'invalid'
      readonly errors: Readonly<Record<string, readonly string[]>>
      /** Problems found by the rules, including warnings, with codes and values. */
      readonly problems?: readonly Problem[]
    }
  | {
      readonly ok: false
      readonly reason:
        'not_found' | 'forbidden' | 'conflict' | 'changed' | 'busy' | 'too_large' | 'unsupported'
      readonly message: string
    }

export type Failure = Extract<Outcome<never>, { ok: false }>

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })

/** The same outcome; a value gets the rules' warnings. */
export const warned = <T>(outcome: Outcome<T>, problems: readonly Problem[]): Outcome<T> => {
  const warnings = problems.filter(({ level }) => level === 'warning')
  return outcome.ok && warnings.length > 0 ? { ...outcome, warnings } : outcome
}

/** Rejected, with messages by field. */
export const invalid = (
  errors: Readonly<Record<string, readonly string[]>>,
  problems?: readonly Problem[],
): Failure => ({
  ok: false,
  reason: 'invalid',
  errors,
  ...(problems && { problems }),
})

/** The failure for the rules' errors; null if there are none. Warnings are ignored. */
export const failureOf = (problems: readonly Problem[]): Failure | null =>
  hasErrors(problems) ? invalid(wireErrors(problems), problems) : null

/** The row doesn't exist or belongs to another owner; the response doesn't tell which (ROLE-5). */
export const notFound = (message: string): Failure => ({ ok: false, reason: 'not_found', message })

export const conflict = (message: string): Failure => ({ ok: false, reason: 'conflict', message })

/** The change was based on an outdated state. */
export const changed = (message: string): Failure => ({ ok: false, reason: 'changed', message })

/** The request is valid, but the queue is full; the caller may retry in a moment. */
export const busy = (message: string): Failure => ({ ok: false, reason: 'busy', message })

/**
 * The failure for an error of prepress; unknown errors are reported. `busy`: its queue is full. `changed`: a newer state will be
 * made instead.
 */
export const notMade = (error: unknown, message: string, onError: (error: unknown) => void): Failure => {
  if (error instanceof TooBusyError) return busy(message)
  if (error instanceof SupersededError) return changed(message)
  onError(error)
  return conflict(message)
}

/** The viewer is staff, but none of their roles may do this (ROLE-6). */
export const NOT_YOUR_ROLE: Failure = {
  ok: false,
  reason: 'forbidden',
  message: notYourRole,
}

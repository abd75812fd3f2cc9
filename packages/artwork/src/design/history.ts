import type { Command } from './command.ts'
import type { Design } from './design.ts'

/** A design, or another value edited in steps, with its undo and redo steps. */
export interface History<T = Design> {
  readonly present: T
  readonly past: readonly Step<T>[]
  readonly future: readonly Step<T>[]
}

/** A previous value and the command that changed it (past), or a later value and the command that leads to it (future). */
interface Step<T> {
  readonly state: T
  readonly command: Command<T>
}

/** Maximum number of undo steps. */
export const DEPTH = 100

export const startHistory = <T = Design>(present: T): History<T> => ({ present, past: [], future: [] })

/**
 * Applies a command to the design. One without effect adds no step; with `joined`, a command with the same name on the same
 * elements as the last is merged into it, so that a drag is undone at once.
 */
export function perform<T = Design>(history: History<T>, command: Command<T>, joined = false): History<T> {
  const present = command.apply(history.present)
  if (present === history.present) return history
  const last = history.past.at(-1)
  if (joined && last && isSameDeed(last.command, command)) {
    return { present, past: history.past, future: [] }
  }
  return { present, past: [...history.past, { state: history.present, command }].slice(-DEPTH), future: [] }
}

export function undo<T = Design>(history: History<T>): History<T> {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    present: last.state,
    past: history.past.slice(0, -1),
    future: [{ state: history.present, command: last.command }, ...history.future],
  }
}

export function redo<T = Design>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (!next) return history
  return {
    present: next.state,
    past: [...history.past, { state: history.present, command: next.command }],
    future,
  }
}

/** Label of the next undo or redo, for its button; null for none. */
export const undoLabel = <T = Design>(history: History<T>): string | null =>
  history.past.at(-1)?.command.label ?? null
export const redoLabel = <T = Design>(history: History<T>): string | null =>
  history.future[0]?.command.label ?? null

const isSameDeed = <T>(a: Command<T>, b: Command<T>): boolean =>
  a.name === b.name && a.on.length === b.on.length && a.on.every((id) => b.on.includes(id))

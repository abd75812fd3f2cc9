import { z } from 'zod'

/** Messages of a worker process. One job runs at a time; `ready` is sent once, before the first. */
export const reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('done'), job: z.number().int(), value: z.unknown() }),
  z.object({ kind: z.literal('failed'), job: z.number().int(), reason: z.string() }),
])
export type Reply = z.output<typeof reply>

/** A job sent to a worker process. */
export interface Order {
  readonly job: number
  readonly task: string
  readonly input: unknown
}

/** How a job ended. Every ending except `done` means that nothing was done and nothing left behind. */
export type Ending =
  | { readonly kind: 'done'; readonly value: unknown }
  /** The task threw an error. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The process crashed. */
  | { readonly kind: 'crashed' }
  /** It was killed over its time limit. `starved`: it had no processor for most of that time. */
  | { readonly kind: 'too-slow'; readonly starved?: true }
  /** It was killed over its memory limit. */
  | { readonly kind: 'too-big' }
  /** The queue is full; nothing was started. */
  | { readonly kind: 'busy' }
  /** Newer work with the same name replaced it in the queue; nothing was started. */
  | { readonly kind: 'superseded' }
  /** Its signal was aborted: all of its callers left. */
  | { readonly kind: 'abandoned' }

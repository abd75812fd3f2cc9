import { z } from 'zod'

/** What a child process says. One job is under way at a time; `ready` comes once, before the first. */
export const reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('done'), job: z.number().int(), value: z.unknown() }),
  z.object({ kind: z.literal('failed'), job: z.number().int(), reason: z.string() }),
])
export type Reply = z.output<typeof reply>

/** What a child process is told. */
export interface Order {
  readonly job: number
  readonly task: string
  readonly input: unknown
}

/** How a job ended. Everything but `done` means that the work was not done and left nothing behind. */
export type Ending =
  | { readonly kind: 'done'; readonly value: unknown }
  /** The task itself threw: a programmer's mistake or a decoder's surprise. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The process died under it. */
  | { readonly kind: 'crashed' }
  /** It took longer than allowed and was ended. */
  | { readonly kind: 'too-slow' }
  /** It took more memory than allowed and was ended. */
  | { readonly kind: 'too-big' }
  /** Too many jobs wait already; nothing was started. */
  | { readonly kind: 'busy' }

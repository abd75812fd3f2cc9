import { z } from 'zod'
import { LEFT_ALONE } from '../background/removal.ts'

/** Results of the worker process, validated on arrival: a decoder may be compromised. */
const bytes = z.instanceof(Uint8Array)

export const background = z.discriminatedUnion('removed', [
  z.strictObject({
    removed: z.literal(true),
    kind: z.enum(['flat', 'photo']),
    png: bytes,
    share: z.number().min(0).max(1),
  }),
  z.strictObject({ removed: z.literal(false), why: z.enum(LEFT_ALONE) }),
])

export const vectorized = z.strictObject({
  svg: z.string(),
  colors: z.array(z.string().regex(/^#[\da-f]{6}$/)),
  paths: z.number().int().nonnegative(),
})

export const thumbnails = z.array(bytes).max(100)

export const cropped = z.strictObject({ bytes, mime: z.string() })

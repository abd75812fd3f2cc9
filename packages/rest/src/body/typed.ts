import { z } from 'zod'

/** Typed input: a string as it is, a number as text; the rules interpret it. */
export const typed = z.union([z.string().max(400), z.number().transform(String)])

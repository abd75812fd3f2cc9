import { z } from 'zod'

/** What a shopper typed: a string as it is, a number as it reads; the rules say whether it means anything. */
export const typed = z.union([z.string().max(400), z.number().transform(String)])

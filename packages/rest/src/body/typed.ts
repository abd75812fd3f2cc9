import { z } from 'zod'

/** What a shopper typed: a string as it is, a number as text; the rules decide what it means. */
export const typed = z.union([z.string().max(400), z.number().transform(String)])

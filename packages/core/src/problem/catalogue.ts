import { materialMessages } from '../material/messages.ts'
import { optionMessages } from '../option/messages.ts'
import { priceMessages } from '../price/messages.ts'
import { quantityMessages } from '../quantity/messages.ts'
import { sizeMessages } from '../size/messages.ts'
import { stockMessages } from '../stock/messages.ts'
import { unitMessages } from '../units/messages.ts'
import type { Message } from './problem.ts'

/** Every message of the rules, by code. A family is heard of here once: one import, one line. */
export const CATALOGUE = {
  ...materialMessages,
  ...optionMessages,
  ...priceMessages,
  ...quantityMessages,
  ...sizeMessages,
  ...stockMessages,
  ...unitMessages,
} as const satisfies Readonly<Record<string, Message>>

/** The codes the rules can answer with. */
export type Code = keyof typeof CATALOGUE

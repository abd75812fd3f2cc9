import { materialMessages } from '../material/messages.ts'
import { optionMessages } from '../option/messages.ts'
import { quantityMessages } from '../quantity/messages.ts'
import { sizeMessages } from '../size/messages.ts'
import { stockMessages } from '../stock/messages.ts'
import { unitMessages } from '../units/messages.ts'
import { cartMessages } from '../cart/messages.ts'
import { clipartMessages } from '../clipart/messages.ts'
import { codeMessages } from '../codes/messages.ts'
import { designMessages } from '../design/messages.ts'
import { dragDropBuyMessages } from '../drag-drop-buy/messages.ts'
import { filmMessages } from '../films/messages.ts'
import { errorMessages } from '../errors/messages.ts'
import { marketplaceMessages } from '../marketplace/messages.ts'
import { orderMessages } from '../order/messages.ts'
import { packagingMessages } from '../packaging/messages.ts'
import { variableDataMessages } from '../variable-data/messages.ts'
import { priceMessages } from '../price/messages.ts'
import type { Message } from './problem.ts'

/** Every message of the rules, by code. A family is heard of here once: one import, one line. */
export const CATALOG = {
  ...materialMessages,
  ...optionMessages,
  ...quantityMessages,
  ...sizeMessages,
  ...stockMessages,
  ...unitMessages,
  ...cartMessages,
  ...clipartMessages,
  ...codeMessages,
  ...designMessages,
  ...dragDropBuyMessages,
  ...errorMessages,
  ...filmMessages,
  ...marketplaceMessages,
  ...orderMessages,
  ...packagingMessages,
  ...priceMessages,
  ...variableDataMessages,
} as const satisfies Readonly<Record<string, Message>>

/** The codes the rules can answer with. */
export type Code = keyof typeof CATALOG

import type { ReactNode } from 'react'

/** Texts of parts shared by all pages: fields, prices. */

export const myDesigns = 'My designs'

export const fewer = (of: string) => `Fewer ${of}`.trim()
export const more = (of: string) => `More ${of}`.trim()

export const each = (price: ReactNode) => <>{price} each</>
export const costLess = (quantity: string, total: string) => `${quantity} cost less: ${total}`
export const order = (what: string) => `Order ${what}`

/** `incl. VAT`, after a price. CUR-9. */
export const includingTax = (tax: string) => ` incl. ${tax}`

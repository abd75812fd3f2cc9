/** A decimal as text, such as `"52.00"`: never a float. */
export type DecimalString = string

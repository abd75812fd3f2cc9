import type { Product, Configuration } from '@kisscut/core/product'
import { parseLength, type Unit } from '@kisscut/core/units'

/** The name of an option set's fields in the form and in the query; the shop's use cases read the same names. */
export const fieldOfSet = (optionSetId: string): string => `option.${optionSetId}`

/** Marks a whole form: a box that is not ticked is an answer too. */
export const WHOLE_FORM = 'form'

/** Marks lengths typed in the shopper's unit; links carry inches. */
export const TYPED_UNIT = 'unit'

/**
 * A sent form as the use cases read it: lengths in inches. What is no length goes on as it was typed, so that the rules
 * can say so. Files and everything too long are left out; nothing here is trusted.
 */
export function inInches(form: URLSearchParams | FormData, locale: string): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of form)
    if (typeof value === 'string' && value.length <= 2000) fields.append(name, value)
  const unit = unitNamed(fields.get(TYPED_UNIT))
  fields.delete(TYPED_UNIT)
  for (const side of ['width', 'height'] as const) {
    const read = unit && parseLength(pointed(fields.get(side) ?? ''), unit, locale, side)
    if (read && read.ok) fields.set(side, read.value)
  }
  return fields
}

/** A comma before one or two last figures can only be a decimal mark, whatever the locale: `76,2`. */
export const pointed = (typed: string): string => typed.replace(/^(\s*\d*),(\d{1,2}\s*\D*)$/, '$1.$2')

const unitNamed = (name: string | null): Unit | null =>
  (['in', 'mm', 'cm'] as const).find((unit) => unit === name) ?? null

/** The wishes as a query that opens the page with them again: for reloading, sharing and coming back. */
export function queryOfConfiguration(
  configuration: Configuration,
  product: Pick<Product, 'optionSets'>,
): URLSearchParams {
  const query = new URLSearchParams()
  const put = (name: string, value: string | null | undefined) => {
    if (value) query.set(name, value)
  }
  put('material', configuration.materialId)
  put('color', configuration.materialColorId)
  put('width', configuration.width)
  put('height', configuration.height)
  put('quantity', configuration.quantity)
  put('lamination', configuration.lamination)
  const known = configuration.options.filter(({ optionSetId }) =>
    product.optionSets.some(({ id }) => id === optionSetId),
  )
  for (const { optionSetId, optionId } of known) query.append(fieldOfSet(optionSetId), optionId)
  query.set(WHOLE_FORM, '1')
  return query
}

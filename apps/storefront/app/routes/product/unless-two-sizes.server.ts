import { errorsByField } from '@kisscut/core/problem'
import type { Outcome, ProductPage } from '@kisscut/shop'

/** Saves a form sent without scripts, unless it states two sizes: then asks the shopper which one applies. FLOW-14. */
export const unlessTwoSizes = async <T>(
  { quote }: Pick<ProductPage, 'quote'>,
  save: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  const questions = quote.problems.filter(({ code }) => code === 'size.two-chosen')
  return questions.length === 0 ? save() : { ok: false, reason: 'invalid', errors: errorsByField(questions) }
}

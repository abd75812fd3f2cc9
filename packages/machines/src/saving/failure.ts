/** What the shopper is told when saving or adding failed: general texts, and texts that belong under a field. */
export interface FailureTexts {
  readonly general: readonly string[]
  readonly fields: Readonly<Record<string, readonly string[]>>
}

export const NO_FAILURE: FailureTexts = { general: [], fields: {} }

/** Spec §8 Add to cart failure. */
export const UNABLE_TO_ADD = 'Unable to add the product to the cart'
/** Spec §8 Add-to-cart without an id. */
export const UNABLE_TO_ADD_WITHOUT_ID = 'Unable to add the product to the cart, please refresh and try again.'
/** Where a refusal says nothing at all. */
export const UNABLE_TO_SAVE = 'Your product could not be saved. Please try again.'

/**
 * Texts of a refused save: the response's `errors`, `error` and `error_message`, each a general error, plus the
 * configured product's own errors under their fields. Spec §8 Save failure. Takes whatever came back, never throws.
 */
export function textsOfSaveFailure(response: unknown): FailureTexts {
  const { errors, error, error_message, ...rest } = recordOf(response)
  const general = unique([...textsIn(errors), ...textsIn(error), ...textsIn(error_message)])
  const fields = textsByField(rest['configured-product'])
  const nothing = general.length === 0 && Object.keys(fields).length === 0
  return { general: nothing ? [UNABLE_TO_SAVE] : general, fields }
}

/** Texts of a refused add to cart: the `errors`, or else the `error`, or else the fixed sentence. Spec §8. */
export function textsOfAddFailure(response: unknown): FailureTexts {
  const { errors, error } = recordOf(response)
  const texts = [textsIn(errors), textsIn(error)].find((found) => found.length > 0)
  return { general: unique(texts ?? [UNABLE_TO_ADD]), fields: {} }
}

/** Every text in a string, a list, or a map of lists. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return Object.values(recordOf(value)).flatMap(textsIn)
}

function textsByField(value: unknown): Record<string, readonly string[]> {
  const found = Object.entries(recordOf(value)).map(([field, texts]) => [field, textsIn(texts)] as const)
  return Object.fromEntries(found.filter(([, texts]) => texts.length > 0))
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

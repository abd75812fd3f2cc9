import { type FormErrors, mergeErrors, NO_ERRORS } from './form-errors.ts'
import { errorMessages } from './messages.ts'
import { fieldErrorsIn, objectIn, textsIn } from './response.ts'

/**
 * What a failed price quote shows: the errors of the response field `errors`; errors shown before are cleared, since
 * the answer replaces them. ERR-1.
 */
export const errorsOfQuoteFailure = (response: unknown): FormErrors =>
  fieldErrorsIn(objectIn(response).errors)

/**
 * What a failed save shows: everything in the response fields `errors`, `error` and `error_message`, each as a general
 * error, plus the configured product's own errors. ERR-2.
 */
export function errorsOfSaveFailure(response: unknown, own: FormErrors = NO_ERRORS): FormErrors {
  const { errors, error, error_message } = objectIn(response)
  const general = [errors, error, error_message].flatMap(textsIn)
  return mergeErrors({ general, fields: {} }, own)
}

/**
 * What a failed add-to-cart shows: the response's `errors`, else its `error` as a general error, else 'Unable to add
 * the product to the cart'. ERR-3.
 */
export function errorsOfAddToCartFailure(response: unknown): FormErrors {
  const { errors, error } = objectIn(response)
  const listed = fieldErrorsIn(errors)
  if (listed.general.length > 0 || Object.keys(listed.fields).length > 0) return listed
  const texts = textsIn(error)
  return { general: texts.length > 0 ? texts : [errorMessages['cart.not-added'].text], fields: {} }
}

/** What add-to-cart shows without an id, before anything is sent. ERR-4. */
export const errorsWithoutId = (): FormErrors => ({ general: [errorMessages['cart.no-id'].text], fields: {} })

/** A failed quote for retail packaging is ignored silently. ERR-5. */
export const errorsOfPackageQuoteFailure = (): FormErrors => NO_ERRORS

/**
 * What a failed marketplace save shows on the form: the errors under `configured-product`, merged with those that are
 * there. ERR-7.
 */
export function errorsOfMarketplaceSaveFailure(response: unknown, own: FormErrors = NO_ERRORS): FormErrors {
  const { errors, ...rest } = objectIn(response)
  const under = rest['configured-product'] ?? objectIn(errors)['configured-product']
  return mergeErrors(own, fieldErrorsIn(under))
}

/** What a developer's console says when the page has no product-data block; the shopper sees nothing. ERR-6. */
export const MISSING_PRODUCT_DATA = 'The page has no product-data block; the configurator stays disabled.'

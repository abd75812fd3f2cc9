import { type FormErrors, mergeErrors, NO_ERRORS } from './form-errors.ts'
import { errorMessages } from './messages.ts'
import { fieldErrorsIn, objectIn, textsIn } from './response.ts'

/** Errors of a failed price quote: those in the response's `errors`, which replace earlier ones. ERR-1. */
export const errorsOfQuoteFailure = (response: unknown): FormErrors =>
  fieldErrorsIn(objectIn(response).errors)

/**
 * Errors of a failed save: each entry of the response's `errors`, `error` and `error_message` as a general error, plus the configured
 * product's own errors. ERR-2.
 */
export function errorsOfSaveFailure(response: unknown, own: FormErrors = NO_ERRORS): FormErrors {
  const { errors, error, error_message } = objectIn(response)
  const general = [errors, error, error_message].flatMap(textsIn)
  return mergeErrors({ general, fields: {} }, own)
}

/**
 * Errors of a failed add-to-cart: the response's `errors`, else its `error` as a general error, else 'Unable to add the product to the
 * cart'. ERR-3.
 */
export function errorsOfAddToCartFailure(response: unknown): FormErrors {
  const { errors, error } = objectIn(response)
  const listed = fieldErrorsIn(errors)
  if (listed.general.length > 0 || Object.keys(listed.fields).length > 0) return listed
  const texts = textsIn(error)
  return { general: texts.length > 0 ? texts : [errorMessages['cart.not-added'].text], fields: {} }
}

/** The error of an add-to-cart without an id, before anything is sent. ERR-4. */
export const errorsWithoutId = (): FormErrors => ({ general: [errorMessages['cart.no-id'].text], fields: {} })

/** A failed quote for retail packaging is ignored silently. ERR-5. */
export const errorsOfPackageQuoteFailure = (): FormErrors => NO_ERRORS

/** Errors of a failed marketplace save: those under `configured-product`, merged with the form's present ones. ERR-7. */
export function errorsOfMarketplaceSaveFailure(response: unknown, own: FormErrors = NO_ERRORS): FormErrors {
  const { errors, ...rest } = objectIn(response)
  const under = rest['configured-product'] ?? objectIn(errors)['configured-product']
  return mergeErrors(own, fieldErrorsIn(under))
}

/** Console message if the page has no product-data block; the shopper sees nothing. ERR-6. */
export const MISSING_PRODUCT_DATA = 'The page has no product-data block; the configurator stays disabled.'

/**
 * Base of every error that the library throws on purpose; `code` says which, whatever the words.
 *
 * @example
 * try {
 *   parseProduct(data)
 * } catch (error) {
 *   if (error instanceof KisscutError) console.log(error.code) // data.missing
 * }
 */
export abstract class KisscutError extends Error {
  /** `family.what`, e.g. `data.missing`. Codes stay as they are from version to version. */
  abstract readonly code: string
}

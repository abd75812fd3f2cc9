import { KisscutError } from './kisscut-error.ts'

/** An argument that a function can't read, such as one of a type that TypeScript would refuse. `cause` is the engine's own error. PRICE-24. */
export class ArgumentError extends KisscutError {
  override readonly name = 'ArgumentError'
  override readonly code = 'argument.invalid'
}

/** Returns the error to throw: an error of the library as it is, any other as the cause of an {@link ArgumentError}. */
export const argumentError = (of: string, error: unknown): KisscutError =>
  error instanceof KisscutError
    ? error
    : new ArgumentError(`${of} was called with an invalid argument`, { cause: error })

/** Calls a function that reads its arguments without checking each of them. */
export function withArgumentErrors<T>(of: string, call: () => T): T {
  try {
    return call()
  } catch (error) {
    throw argumentError(of, error)
  }
}

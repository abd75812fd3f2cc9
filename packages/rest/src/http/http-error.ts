import { WHOLE, type FieldErrors, type WireProblem } from '@kisscut/records'

/** A call that can not be served: thrown anywhere below a route, turned into the API's error response in one place. */
export class HttpError extends Error {
  override name = 'HttpError'

  /** @param message - for the whole call; empty where the field errors say it all */
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FieldErrors = {},
    readonly headers: Readonly<Record<string, string>> = {},
    /** The same with codes and values, where they are known; warnings too. */
    readonly problems: readonly WireProblem[] = [],
  ) {
    super(message)
  }

  /** Every message, those of fields first: for a form that shows them as a list. */
  get messages(): readonly string[] {
    return [...Object.values(this.errors).flat(), ...(this.message === '' ? [] : [this.message])]
  }
}

/** Messages by field; 400 unless another status is given. */
export const invalid = (
  errors: FieldErrors,
  status = 400,
  problems: readonly WireProblem[] = [],
): HttpError => new HttpError(status, '', errors, {}, problems)

/** Messages of fields, and those of the whole call. */
export function separated({ message, errors }: Pick<HttpError, 'message' | 'errors'>) {
  const { [WHOLE]: ofAll = [], ...ofFields } = errors
  return { errors: ofFields as FieldErrors, whole: [...new Set([message, ...ofAll])].filter(Boolean) }
}

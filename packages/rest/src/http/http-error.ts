import type { FieldErrors } from '@kisscut/records'

/** A call that can not be served: thrown anywhere below a route, turned into the API's error response in one place. */
export class HttpError extends Error {
  override name = 'HttpError'

  /** @param message - for the whole call; empty where the field errors say it all */
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FieldErrors = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }

  /** Every message, those of fields first: for a form that shows them as a list. */
  get messages(): readonly string[] {
    return [...Object.values(this.errors).flat(), ...(this.message === '' ? [] : [this.message])]
  }
}

/** Messages by field; 400 unless another status is given. */
export const invalid = (errors: FieldErrors, status = 400): HttpError => new HttpError(status, '', errors)

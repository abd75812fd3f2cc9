/** Thrown while a call is being read (body too large, not JSON, …); the door turns it into its response. */
export class HttpError extends Error {
  override name = 'Refusal'
  constructor(readonly response: Response) {
    super(`refused with ${response.status}`)
  }
}

/** An error that retrying cannot fix; its message is for staff. */
export class PermanentJobError extends Error {
  override readonly name = 'Unfit'
}

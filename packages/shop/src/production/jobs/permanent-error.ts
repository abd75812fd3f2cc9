/** Why a job can't be done however often it is tried, in words. */
export class PermanentJobError extends Error {
  override readonly name = 'Unfit'
}

/** The folder for frequently read and written test files: in memory where possible and large enough, otherwise the usual one. */
export function quickTempFolder(where?: {
  readonly folder?: string
  readonly free?: number
  readonly programs?: boolean
  readonly mounts?: string
}): string

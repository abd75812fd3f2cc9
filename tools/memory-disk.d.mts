/** The folder for files of tests that are read and written often: in memory where the machine has that and room in it, else the usual one. */
export function quickTempFolder(where?: {
  readonly folder?: string
  readonly free?: number
  readonly programs?: boolean
  readonly mounts?: string
}): string

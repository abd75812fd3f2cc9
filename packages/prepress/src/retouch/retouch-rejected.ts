import { CODE_OF_ENDING } from '../intake/intake.ts'
import { fileMessage, type RejectionCode, type Values } from '../intake/messages.ts'
import { rejectionReport } from '../intake/report.ts'
import type { Ending } from '../processes/index.ts'

/** Why a file could not be retouched, as a message for the shopper; `code` is a key of the file messages. */
export class RetouchRejected extends Error {
  constructor(
    readonly code: RejectionCode,
    values?: Values,
  ) {
    super(fileMessage(code, values))
    this.name = 'RetouchRejected'
  }
}

/** The rejection for a job without result. */
export function rejectionOf(ending: Ending): RetouchRejected {
  if (ending.kind !== 'done') return new RetouchRejected(CODE_OF_ENDING[ending.kind])
  const rejection = rejectionReport.safeParse(ending.value).data
  return rejection
    ? new RetouchRejected(rejection.code, rejection.values)
    : new RetouchRejected('file.failed')
}

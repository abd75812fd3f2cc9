import { CODE_OF_ENDING } from '../intake/intake.ts'
import { fileMessage, type RejectionCode, type Values } from '../intake/messages.ts'
import { rejectionReport } from '../intake/report.ts'
import type { Ending } from '../processes/index.ts'

/** Why a file was not worked on, in the words for the shopper; `code` is a row of the messages about files. */
export class RetouchRejected extends Error {
  constructor(
    readonly code: RejectionCode,
    values?: Values,
  ) {
    super(fileMessage(code, values))
    this.name = 'RetouchRejected'
  }
}

/** What became of an order that brought no result. */
export function rejectionOf(ending: Ending): RetouchRejected {
  if (ending.kind !== 'done') return new RetouchRejected(CODE_OF_ENDING[ending.kind])
  const rejection = rejectionReport.safeParse(ending.value).data
  return rejection
    ? new RetouchRejected(rejection.code, rejection.values)
    : new RetouchRejected('file.failed')
}

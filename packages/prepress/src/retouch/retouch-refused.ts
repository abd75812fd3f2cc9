import { CODE_OF_ENDING } from '../intake/intake.ts'
import { fileMessage, type RefusalCode, type Values } from '../intake/messages.ts'
import { refusalReport } from '../intake/report.ts'
import type { Ending } from '../processes/index.ts'

/** Why a file was not worked on, in the words for the shopper; `code` is a row of the messages about files. */
export class RetouchRefused extends Error {
  constructor(
    readonly code: RefusalCode,
    values?: Values,
  ) {
    super(fileMessage(code, values))
    this.name = 'RetouchRefused'
  }
}

/** What became of an order that brought no result. */
export function refusalOf(ending: Ending): RetouchRefused {
  if (ending.kind !== 'done') return new RetouchRefused(CODE_OF_ENDING[ending.kind])
  const refusal = refusalReport.safeParse(ending.value).data
  return refusal ? new RetouchRefused(refusal.code, refusal.values) : new RetouchRefused('file.failed')
}

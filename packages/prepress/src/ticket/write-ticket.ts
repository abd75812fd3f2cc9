import { checkLayout } from '../print/check.ts'
import { ticketFacts, type TicketFacts } from './facts.ts'
import { ticketPdf } from './ticket-pdf.ts'

/** A job ticket for programs and for people. The same facts give the same bytes. */
export interface Ticket {
  /** As the schema of its version says, keys in the schema's order. */
  readonly json: string
  readonly pdf: Uint8Array
}

/** Checks the facts (throws a ZodError that names what is wrong) and writes both; the page is read back before it is handed out. */
export async function writeTicket(facts: TicketFacts): Promise<Ticket> {
  const checked = ticketFacts.parse(facts)
  const pdf = await ticketPdf(checked)
  const faults = await checkLayout(pdf)
  if (faults.length > 0) throw new Error(`The job ticket failed its check: ${faults.join('; ')}`)
  return { json: `${JSON.stringify(checked, null, 2)}\n`, pdf }
}

import { checkLayout } from '../print/check.ts'
import { ticketFacts, type TicketFacts } from './facts.ts'
import { ticketPdf } from './ticket-pdf.ts'

/** A job ticket as data and as a page. Deterministic. */
export interface Ticket {
  /** Matches the schema of its version, keys in the schema's order. */
  readonly json: string
  readonly pdf: Uint8Array
}

/** Validates the facts (throws a ZodError) and writes both files; the page is read back and checked. */
export async function writeTicket(facts: TicketFacts): Promise<Ticket> {
  const checked = ticketFacts.parse(facts)
  const pdf = await ticketPdf(checked)
  const problems = await checkLayout(pdf)
  if (problems.length > 0) throw new Error(`The job ticket failed its check: ${problems.join('; ')}`)
  return { json: `${JSON.stringify(checked, null, 2)}\n`, pdf }
}

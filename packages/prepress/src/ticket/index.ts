export { ticketFacts, type TicketFacts } from './facts.ts'
export { writeTicket, type Ticket } from './write-ticket.ts'

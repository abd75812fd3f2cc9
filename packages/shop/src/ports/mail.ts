/** A letter of plain text. */
export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Name of the sender. */
  readonly fromName?: string
  /** Where replies go. */
  readonly replyTo?: string
}

/** Sends mail; throws when it can not be sent on. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** A plain-text letter. */
export interface Mail {
  /** A single address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Sender's name. */
  readonly fromName?: string
  /** Address for replies. */
  readonly replyTo?: string
}

/** Sends mail. Each letter has its own id; a letter sent again after a lost response keeps it. */
export interface Mailer {
  /** Throws if it can't be sent now, and {@link MailRejectedError} if it never can. Doesn't wait for a response once stopped. */
  send(mail: Mail, id: string, stopping: AbortSignal): Promise<void>
  /** Sets aside a letter that can't be sent, for the shop's operator. */
  putAside(mail: Mail, id: string): Promise<void>
}

/** The mail server will never accept this letter. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError'
}

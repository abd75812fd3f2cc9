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

/** Sends mail. The id is the letter's own: one that is sent twice, since the first answer was lost, has the same. */
export interface Mailer {
  /** Throws where it can't be sent now, and {@link MailRejectedError} where it never can. Once stopped, it waits for no answer. */
  send(mail: Mail, id: string, stopping: AbortSignal): Promise<void>
  /** Puts a letter that can't be sent where the shop's operator finds it. */
  putAside(mail: Mail, id: string): Promise<void>
}

/** The mail server will never accept this letter. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError'
}

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Mail, Mailer } from '@kisscut/shop/ports/mail'

interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password; undefined: letters go to the outbox. */
  readonly smtpUrl: string | undefined
  /** Who letters are from. */
  readonly from: string
  /** Folder of letters that nobody sends, or that could not be sent. */
  readonly outbox: string
}

/** The sender by the shop's name, unless the operator has given a name of their own. */
const named = (name: string, from: string) => (from.includes('<') ? from : { name, address: from })

/** What nodemailer is given: no header is made of a shopper's text but by it, which encodes it. */
const envelope = (from: string, { to, subject, text, fromName, replyTo }: Mail) => ({
  from: fromName === undefined ? from : named(fromName, from),
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
  to: { name: '', address: to },
  subject,
  text,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** By SMTP, where an operator said how. What the mail server does not take is put in the outbox: no letter is lost. */
const bySmtp = (settings: MailSettings): Mailer => {
  const { smtpUrl = '', from } = settings
  const opened = import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl))
  const outbox = toOutbox(settings)
  return {
    async send(mail) {
      try {
        await (await opened).sendMail(envelope(from, mail))
      } catch (error) {
        await outbox.send(mail)
        throw new Error('A letter could not be sent; it is in the outbox.', { cause: error })
      }
    },
  }
}

/** As files in a folder, one `.eml` each, for an operator to read or to send on. */
const toOutbox = ({ from, outbox }: MailSettings): Mailer => ({
  async send(mail) {
    const { createTransport } = await import('nodemailer')
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      envelope(from, mail),
    )
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}`
    const written = join(outbox, `.${name}`)
    await writeFile(written, message as Buffer, { mode: 0o600 })
    await rename(written, join(outbox, `${name}.eml`))
  },
})

/** Sends letters; `settled` waits for those on their way. */
export interface OpenMailer extends Mailer {
  settled(): Promise<void>
}

export function createMailer(settings: MailSettings): OpenMailer {
  let mailer: Mailer | null = null
  const pending = new Set<Promise<void>>()
  return {
    send(mail) {
      mailer ??= settings.smtpUrl === undefined ? toOutbox(settings) : bySmtp(settings)
      const sent = mailer.send(mail).finally(() => pending.delete(sent))
      pending.add(sent)
      return sent
    },
    async settled() {
      await Promise.allSettled(pending)
    },
  }
}

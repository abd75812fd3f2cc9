import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mail, type Mailer, MailRejectedError } from '@kisscut/shop/ports/mail'

interface MailSettings {
  /** `smtp://` or `smtps://` with user and password; undefined to write letters to the outbox. */
  readonly smtpUrl: string | undefined
  /** Address of the sender. */
  readonly from: string
  /** Folder for letters that can't be sent. */
  readonly outbox: string
  /** Milliseconds that a stopping shop waits for a mail server's response. */
  readonly patienceMs?: number
}

/** The sender with the shop's name, unless the operator's setting includes a name. */
const named = (name: string, from: string) => (from.includes('<') ? from : { name, address: from })

/** A message for nodemailer, which encodes shoppers' texts in headers. */
const envelope = (from: string, { to, subject, text, fromName, replyTo }: Mail, id: string) => ({
  from: fromName === undefined ? from : named(fromName, from),
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
  to: { name: '', address: to },
  subject,
  text,
  messageId: `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Timeouts in milliseconds: connecting, greeting, and between two responses. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Whether the server has rejected the address or the letter permanently: RFC 5321, 4.2.1. */
const isForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 500) >= 500
}

/** Rejects some time after the signal, so that a hanging server doesn't delay the shop's stop. */
function tooLate(stopping: AbortSignal, patienceMs: number) {
  let timer: NodeJS.Timeout | undefined
  let begin = () => {}
  const rejected = new Promise<never>((_, reject) => {
    begin = () => (timer = setTimeout(() => reject(new Error('The shop was stopped')), patienceMs))
    if (stopping.aborted) begin()
    else stopping.addEventListener('abort', begin, { once: true })
  })
  const end = () => {
    stopping.removeEventListener('abort', begin)
    clearTimeout(timer)
  }
  return { rejected, end }
}

const PATIENCE_MS = 5000

/** Sends letters by SMTP. */
const bySmtp = (settings: MailSettings): Mailer['send'] => {
  const { smtpUrl = '', from, patienceMs = PATIENCE_MS } = settings
  const opened = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url: smtpUrl, ...TIMEOUTS } as object),
  )
  return async (mail, id, stopping) => {
    const late = tooLate(stopping, patienceMs)
    const sending = opened.then((transport) => transport.sendMail(envelope(from, mail, id)))
    try {
      await Promise.race([sending, late.rejected])
    } catch (error) {
      if (isForGood(error)) throw new MailRejectedError(String(error), { cause: error })
      throw error
    } finally {
      late.end()
    }
  }
}

/** Writes letters as `.eml` files into a folder, for an operator to read or send. */
const toOutbox =
  ({ from, outbox }: MailSettings) =>
  async (mail: Mail, id: string): Promise<void> => {
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    if ((await readdir(outbox)).some((name) => name.endsWith(`-${id}.eml`))) return
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail(envelope(from, mail, id))
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${id}`
    const written = join(outbox, `.${name}`)
    await writeFile(written, message as Buffer, { mode: 0o600 })
    await rename(written, join(outbox, `${name}.eml`))
  }

/** Sends letters by SMTP, or writes them to the outbox if there is no mail server. ACC-15. */
export function createMailer(settings: MailSettings): Mailer {
  const putAside = toOutbox(settings)
  let send: Mailer['send'] | null = null
  return {
    send(mail, id, stopping) {
      send ??= settings.smtpUrl === undefined ? putAside : bySmtp(settings)
      return send(mail, id, stopping)
    },
    putAside,
  }
}

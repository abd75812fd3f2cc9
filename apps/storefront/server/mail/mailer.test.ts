import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailRejectedError } from '@kisscut/shop/ports/mail'
import { createMailer } from './mailer.ts'

const MAIL = {
  to: 'ana@example.com',
  subject: 'Schöne Grüße – confirm',
  text: 'Open this link:\n\nhttps://shop.example/?token=a\n',
}
const FROM = 'shop@shop.example'
const ID = 'letter-1'
const never = new AbortController().signal

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-mail-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('letters of a shop without a mail server', () => {
  it('are private files in the outbox (ACC-15)', async () => {
    const outbox = join(folder, 'outbox')
    const mailer = createMailer({ smtpUrl: undefined, from: FROM, outbox })
    await mailer.send(MAIL, ID, never)
    // Sent again, as after a lost response.
    await mailer.send(MAIL, ID, never)
    const [name = '', ...more] = await readdir(outbox)
    expect(more).toEqual([])
    expect(name).toMatch(/\.eml$/)
    expect((await stat(join(outbox, name))).mode & 0o077).toBe(0)
    const letter = await readFile(join(outbox, name), 'utf8')
    expect(letter).toMatch(/^To: ana@example\.com\r?$/m)
    expect(letter).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(letter).toContain('https://shop.example/?token')
  })

  it("have the shop's name as sender, and its address for replies (SETTINGS-3)", async () => {
    const headerOf = async (from: string) => {
      const outbox = join(folder, `from ${from.length}`)
      const mail = { ...MAIL, fromName: 'Peel, "Stick" & Co', replyTo: 'hi@peel.example' }
      await createMailer({ smtpUrl: undefined, from, outbox }).send(mail, ID, never)
      const [name = ''] = await readdir(outbox)
      const letter = await readFile(join(outbox, name), 'utf8')
      return [/^From: (.*?)\r?$/m, /^Reply-To: (.*?)\r?$/m].map((header) => header.exec(letter)?.[1])
    }
    expect(await headerOf(FROM)).toEqual(['"Peel, \\"Stick\\" & Co" <shop@shop.example>', 'hi@peel.example'])
    expect((await headerOf('Ours <shop@shop.example>'))[0]).toBe('Ours <shop@shop.example>')
  })

  it("can't get another header from a shopper's text (ACC-15)", async () => {
    const outbox = join(folder, 'hostile')
    const mailer = createMailer({ smtpUrl: undefined, from: FROM, outbox })
    await mailer.send({ ...MAIL, subject: 'A\r\nBcc: all@example.com' }, ID, never)
    const [name = ''] = await readdir(outbox)
    const [head = ''] = (await readFile(join(outbox, name), 'utf8')).split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/im)
  })
})

interface MailServer {
  readonly server: Server
  readonly url: string
  readonly letters: string[]
}

/** A minimal mail server (RFC 5321). */
function mailServer(replies: Readonly<Record<string, string>> = {}): Promise<MailServer> {
  const letters: string[] = []
  const server = createServer((socket) => {
    let [letter, isData] = ['', false]
    const reply = (words: string) => socket.write(`${words}\r\n`)
    reply('220 mail.example')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split(/(?<=\r\n)/)) {
        if (isData) letter += line
        if (isData && letter.endsWith('\r\n.\r\n')) {
          letters.push(letter)
          isData = false
          reply('250 accepted')
        } else if (!isData) {
          const [verb = ''] = line.trim().toUpperCase().split(' ')
          isData = verb === 'DATA'
          letter += isData ? '' : line
          if (verb === 'QUIT') socket.end('221 goodbye\r\n')
          else reply(replies[verb] ?? (isData ? '354 go on' : '250 mail.example'))
        }
      }
    })
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, letters, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }),
    ),
  )
}

describe('letters of a shop with a mail server', () => {
  it('are sent to it (ACC-15)', async () => {
    const { server, letters, url } = await mailServer()
    const mailer = createMailer({ smtpUrl: url, from: FROM, outbox: join(folder, 'unused') })
    await mailer.send(MAIL, ID, never)
    server.close()
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatch(/^Message-ID: <letter-1@shop\.example>\r?$/im)
    expect(letters[0]).toMatch(/^MAIL FROM:<shop@shop\.example>/im)
    expect(letters[0]).toMatch(/^RCPT TO:<ana@example\.com>/im)
    expect(letters[0]).toContain('https://shop.example/?token')
  })

  it('may be sent later if it is unreachable or busy, but not if it rejects them (ACC-15)', async () => {
    const outbox = join(folder, 'not sent')
    const send = (smtpUrl: string) => createMailer({ smtpUrl, from: FROM, outbox }).send(MAIL, ID, never)
    const failed = async (replies: Readonly<Record<string, string>>) => {
      const { server, url } = await mailServer(replies)
      const error: unknown = await send(url).catch((reason: unknown) => reason)
      server.close()
      return error
    }
    await expect(send('smtp://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED')
    expect(await failed({ RCPT: '451 try again later' })).not.toBeInstanceOf(MailRejectedError)
    expect(await failed({ RCPT: '550 no such user' })).toBeInstanceOf(MailRejectedError)
  })

  it('are written to the outbox when put aside, as one file (ACC-15)', async () => {
    const outbox = join(folder, 'aside')
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: FROM, outbox })
    await mailer.putAside(MAIL, ID)
    await mailer.putAside(MAIL, ID)
    const [name = '', ...more] = await readdir(outbox)
    expect(more).toEqual([])
    expect(await readFile(join(outbox, name), 'utf8')).toContain('https://shop.example/?token')
  })

  it('are given up if the shop stops while the server hangs (OPS-13)', async () => {
    const stopping = new AbortController()
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      sockets.push(socket)
      // The shop has connected, but receives no greeting.
      stopping.abort()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
    const mailer = createMailer({ smtpUrl, from: FROM, outbox: join(folder, 'unused'), patienceMs: 0 })
    await expect(mailer.send(MAIL, ID, stopping.signal)).rejects.toThrow('stopped')
    for (const socket of sockets) socket.destroy()
    server.close()
  })
})

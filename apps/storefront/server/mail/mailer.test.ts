import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer } from './mailer.ts'

const MAIL = {
  to: 'ana@example.com',
  subject: 'Schöne Grüße – confirm',
  text: 'Open this link:\n\nhttps://shop.example/?token=a\n',
}
const FROM = 'shop@shop.example'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-mail-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('letters that nobody sends', () => {
  it('are files in the outbox that only their owner reads (ACC-15)', async () => {
    const outbox = join(folder, 'outbox')
    const mailer = createMailer({ smtpUrl: undefined, from: FROM, outbox })
    void mailer.send(MAIL)
    await mailer.settled()
    const [name = ''] = await readdir(outbox)
    expect(name).toMatch(/\.eml$/)
    expect((await stat(join(outbox, name))).mode & 0o077).toBe(0)
    const letter = await readFile(join(outbox, name), 'utf8')
    expect(letter).toMatch(/^To: ana@example\.com\r?$/m)
    expect(letter).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(letter).toContain('https://shop.example/?token')
  })

  it('are from the shop by its name, and say where replies go (SETTINGS-3)', async () => {
    const headerOf = async (from: string) => {
      const outbox = join(folder, `from ${from.length}`)
      await createMailer({ smtpUrl: undefined, from, outbox }).send({
        ...{ ...MAIL, fromName: 'Peel, "Stick" & Co', replyTo: 'hi@peel.example' },
      })
      const [name = ''] = await readdir(outbox)
      const letter = await readFile(join(outbox, name), 'utf8')
      return [/^From: (.*?)\r?$/m, /^Reply-To: (.*?)\r?$/m].map((header) => header.exec(letter)?.[1])
    }
    expect(await headerOf(FROM)).toEqual(['"Peel, \\"Stick\\" & Co" <shop@shop.example>', 'hi@peel.example'])
    expect((await headerOf('Ours <shop@shop.example>'))[0]).toBe('Ours <shop@shop.example>')
  })

  it('hold one header each of what a shopper wrote (ACC-15)', async () => {
    const outbox = join(folder, 'hostile')
    const mailer = createMailer({ smtpUrl: undefined, from: FROM, outbox })
    await mailer.send({ ...MAIL, subject: 'A\r\nBcc: all@example.com' })
    const [name = ''] = await readdir(outbox)
    const [head = ''] = (await readFile(join(outbox, name), 'utf8')).split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/im)
  })
})

/** A mail server of a few words, as RFC 5321 has them. */
function mailServer(): Promise<{ server: Server; url: string; letters: string[] }> {
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
          else reply(isData ? '354 go on' : '250 mail.example')
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
  it('go there (ACC-15)', async () => {
    const { server, letters, url } = await mailServer()
    const mailer = createMailer({ smtpUrl: url, from: FROM, outbox: join(folder, 'unused') })
    await mailer.send(MAIL)
    server.close()
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatch(/^MAIL FROM:<shop@shop\.example>/im)
    expect(letters[0]).toMatch(/^RCPT TO:<ana@example\.com>/im)
    expect(letters[0]).toContain('https://shop.example/?token')
  })

  it('say so when it can’t be reached, and are in the outbox (ACC-15)', async () => {
    const outbox = join(folder, 'not sent')
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: FROM, outbox })
    const cause = { message: expect.stringContaining('ECONNREFUSED') }
    await expect(mailer.send(MAIL)).rejects.toMatchObject({
      message: expect.stringContaining('outbox'),
      cause,
    })
    await mailer.settled()
    const [name = ''] = await readdir(outbox)
    expect(await readFile(join(outbox, name), 'utf8')).toContain('https://shop.example/?token')
  })
})

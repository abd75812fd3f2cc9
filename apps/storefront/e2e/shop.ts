import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('../../..', import.meta.url).pathname
export const OWNER = { email: 'eva@example.com', password: 'a long enough password' }
export const OWNER_API_KEY = 'owner-key-of-the-browser-tests'

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Starts the shop with an empty folder, as its owner does, and waits for the line that says it is open. */
function openShop(env: Record<string, string>) {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const opened = new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Kisscut is open at ')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The shop stopped with code ${code}:\n${output}`)))
  })
  return { child, opened }
}

/** A shop with the demo content only, in a folder of its own that is removed with it. */
export async function startShop() {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'kisscut-e2e-'))
  const shop = openShop({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    OWNER_API_KEY,
    // Each browser has an address of its own, as in real life.
    TRUST_PROXY: 'loopback',
  })
  await shop.opened
  const stop = async () => {
    const gone = new Promise((resolve) => shop.child.once('exit', resolve))
    shop.child.kill('SIGTERM')
    await gone
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: `http://localhost:${port}`, outbox: join(dataDir, 'outbox'), stop }
}

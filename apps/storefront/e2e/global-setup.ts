import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    /** Where the shop's letters are. */
    outbox: string
    apiKey: string
    chromiumPath: string
    /** Chromium without its windows, where there is one; it keeps no pages for the back button. */
    headlessShellPath: string
  }
}

const ROOT = new URL('../../..', import.meta.url).pathname
const OWNER_API_KEY = 'owner-key-of-the-browser-tests'

/** A port nobody listens on at the moment. */
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

/** Starts the shop as its owner does, on an empty folder, and waits for the line that says it is open. */
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

export default async function setup(project: TestProject) {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'kisscut-e2e-'))
  const shop = openShop({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    OWNER_EMAIL: 'eva@example.com',
    OWNER_PASSWORD: 'a long enough password',
    OWNER_API_KEY,
  })
  await shop.opened
  project.provide('shopUrl', `http://localhost:${port}`)
  project.provide('outbox', join(dataDir, 'outbox'))
  project.provide('apiKey', OWNER_API_KEY)
  const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  project.provide('chromiumPath', chromiumPath)
  project.provide('headlessShellPath', process.env['HEADLESS_SHELL_PATH'] || chromiumPath)
  return async () => {
    const gone = new Promise((resolve) => shop.child.once('exit', resolve))
    shop.child.kill('SIGTERM')
    await gone
    await rm(dataDir, { recursive: true, force: true })
  }
}

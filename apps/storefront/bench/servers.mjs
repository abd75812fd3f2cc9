// Starts the built shop and its rival as separate processes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Runs a script until it prints `line`; resolves to its URL, the milliseconds it took, and `close`. */
export async function open(script, line, env) {
  const port = await freePort()
  const began = performance.now()
  // Like `npm start`.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', at(script)], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes(line)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${script} stopped with code ${code}\n${output}`)))
  })
  const close = () =>
    new Promise((resolve) => {
      child.removeAllListeners('exit')
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return { url: `http://localhost:${port}`, began, pid: child.pid, close }
}

/** A data folder with the demo shop, and the settings to open it; a given folder is kept. */
export async function fillShop({ folder, databaseUrl = '', more = {} } = {}) {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'kisscut-bench-')))
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', ...more }
  await (await open('../../../tools/start.mjs', 'Kisscut is open at ', env)).close()
  return { dataDir, env, remove: async () => folder ?? rm(dataDir, { recursive: true, force: true }) }
}

/** A shop with the demo catalog, opened once to fill it and then reopened, as its owner would the next morning. */
export async function openShop() {
  const { dataDir, env, remove } = await fillShop()
  const ready = 'Kisscut is open at '
  let shop = await open('../build/server/main.js', ready, env)
  return {
    url: shop.url,
    began: shop.began,
    pid: shop.pid,
    dataDir,
    /** Stops the shop and opens it again with the same data. */
    reopen: async () => {
      await shop.close()
      shop = await open('../build/server/main.js', ready, env)
      return shop
    },
    close: async () => {
      await shop.close()
      await remove()
    },
  }
}

export const openBareRemix = () => open('./bare-remix.mjs', 'Bare Remix is open', {})

/** A PostgreSQL server for this run. */
export async function openPostgres() {
  const child = spawn(process.execPath, [at('../../../tools/postgres.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = await once(child.stdout, 'data')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url: String(line).trim(), stop }
}

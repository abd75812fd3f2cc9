import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const nxEnvironment = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' }

/**
 * Runs a command to its end with this terminal's output; resolves to its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...nxEnvironment, ...env },
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** The path of a package's command, read from its own package.json: `binary('nx')`. */
export function binary(name, command = name) {
  const folder = join(ROOT, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/**
 * Runs nx with the given arguments; resolves to its exit code. Builds are production builds, in tests too.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function nx(args, env = {}) {
  return run(process.execPath, [binary('nx'), ...args], { env: { NODE_ENV: 'production', ...env } })
}

/** Checks the format of every file; exit code 0 if all pass. */
export const formatting = () =>
  run(process.execPath, [binary('prettier'), '--check', '--log-level', 'warn', '.'])

/** Checks the types of all projects in one process, which reads each of them once. */
export const types = () => run('npm', ['run', '--silent', 'types'])

/**
 * Lints all projects and their boundaries in one process; boundaries need the project graph, which a fresh clone creates first.
 */
export const lint = async () => {
  await run(process.execPath, [binary('nx'), 'show', 'projects'], { quiet: true })
  return run('npm', ['run', '--silent', 'lint'])
}

const STAMP = join(ROOT, 'node_modules', '.kisscut-installed')

/** Inputs of an install: the lock file, this Node and this platform. */
function installFingerprint() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  return createHash('sha256')
    .update(lock)
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex')
}

/** Environment with the headers of this Node, if present, so that native parts compile without a download. */
function nativeBuildEnvironment() {
  const prefix = dirname(dirname(process.execPath))
  return existsSync(join(prefix, 'include', 'node', 'node.h')) ? { npm_config_nodedir: prefix } : {}
}

/** Version of every package of a lock file by folder; omits packages for other platforms. */
function versionsIn(path) {
  const { packages } = JSON.parse(readFileSync(path, 'utf8'))
  return Object.entries(packages).filter(
    ([folder, { link, optional, version }]) =>
      folder.includes('node_modules/') && !link && !optional && version,
  )
}

/** Whether every package of the lock file is installed in its version. */
export function isInstalled(lock, installed) {
  if (!existsSync(installed)) return false
  const versions = new Map(versionsIn(installed).map(([folder, { version }]) => [folder, version]))
  return versionsIn(lock).every(([folder, { version }]) => versions.get(folder) === version)
}

/** Whether a manual install matches the lock file and its native part loads. */
function installedByHand() {
  if (!isInstalled(join(ROOT, 'package-lock.json'), join(ROOT, 'node_modules', '.package-lock.json')))
    return false
  return (
    spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:')"], { cwd: ROOT })
      .status === 0
  )
}

/** Runs npm to its end. */
async function npm(...args) {
  const env = { ...nativeBuildEnvironment(), NODE_ENV: '' }
  const code = await run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { env })
  if (code !== 0) throw new Error(`npm ${args[0]} failed; the lines above say why.`)
}

/** Compiles the packages whose scripts package.json allows. */
async function compile() {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  await npm('rebuild', ...Object.keys(allowScripts))
}

/**
 * Installs the packages when this checkout has none, or other versions than the lock file. Their native parts, the database among
 * them, may be used once `compiled` has resolved: a minute later, on one core.
 * @returns {Promise<{ compiled: Promise<void> }>}
 */
export async function beginInstall() {
  const fingerprint = installFingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return { compiled: Promise.resolve() }
  const isByHand = installedByHand()
  if (!isByHand) {
    console.log('Installing packages (once; a minute or two) …')
    await npm('ci', '--ignore-scripts')
  }
  const finish = async () => {
    if (!isByHand) await compile()
    writeFileSync(STAMP, fingerprint)
  }
  return { compiled: finish() }
}

/** Installs and compiles the packages. */
export async function ensureInstalled() {
  const { compiled } = await beginInstall()
  await compiled
}

/** Runs a tool's main function; a failure prints one line and exits with 1. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

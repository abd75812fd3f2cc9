import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { quickTempFolder } from './memory-disk.mjs'

const TOOL = fileURLToPath(new URL('postgres.mjs', import.meta.url))

/** Whether something listens at the URL's address. */
const listens = (url: string) =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(url)
    const probe = createConnection({ host: hostname, port: Number(port) })
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.destroy())
  })

const PARENTS = [...new Set([tmpdir(), quickTempFolder()])]
const foldersOf = (pid: number | undefined) =>
  PARENTS.flatMap((parent) => readdirSync(parent)).filter((name) =>
    name.startsWith(`kisscut-postgres-${pid}-`),
  )

describe('a PostgreSQL for tests', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('prints its URL, and stops after %s', async (signal) => {
    const tool = spawn(process.execPath, [TOOL], { stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = new Promise<number | null>((resolve) => tool.once('exit', (code) => resolve(code)))
    const [url = ''] = await new Promise<string[]>((resolve) =>
      createInterface({ input: tool.stdout }).once('line', (line) => resolve([line])),
    )
    expect(url).toMatch(/^postgres:\/\/kisscut:\w+@127\.0\.0\.1:\d+\/postgres$/)
    expect(await listens(url)).toBe(true)
    expect(foldersOf(tool.pid)).toHaveLength(2)
    tool.kill(signal)
    expect(await gone).toBe(0)
    expect(await listens(url)).toBe(false)
    expect(foldersOf(tool.pid)).toEqual([])
  })
})

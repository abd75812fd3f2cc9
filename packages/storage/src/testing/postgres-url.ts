import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const TOOL = fileURLToPath(new URL('../../../../tools/postgres.mjs', import.meta.url))

/**
 * The PostgreSQL for tests: `TEST_PG_URL`, else one started for this file alone. `REQUIRE_PG` requires the former, so that a full
 * run never tests less than it claims.
 */
export async function testPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { TEST_PG_URL: given, REQUIRE_PG: required } = process.env
  if (given) return { url: given, stop: async () => undefined }
  if (required) throw new Error('REQUIRE_PG is set, but TEST_PG_URL names no PostgreSQL to test on')

  const tool = spawn(process.execPath, [TOOL], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise<void>((resolve) => tool.once('exit', () => resolve()))
  for await (const line of createInterface({ input: tool.stdout }))
    return {
      url: line,
      stop: async () => {
        tool.kill('SIGTERM')
        await gone
      },
    }
  throw new Error('tools/postgres.mjs started no PostgreSQL')
}

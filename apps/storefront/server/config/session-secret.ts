import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Path of the generated secret. */
export const secretFileIn = (dataDir: string): string => join(dataDir, 'session-secret')

/** The secret that signs session cookies: generated at the first start and stored in the data folder. */
export async function sessionSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const file = secretFileIn(dataDir)
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(`SESSION_SECRET is missing and ${file} is too short; remove that file.`)
  return secret
}

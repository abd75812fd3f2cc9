import { chmod, mkdir } from 'node:fs/promises'

/**
 * Keeps the data folder, and every file this process makes from now on, to the shop's own user: it holds sessions, carts
 * and e-mail addresses. A folder of another user stays as it is.
 */
export async function makePrivate(dataDir: string): Promise<void> {
  process.umask(0o077)
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}

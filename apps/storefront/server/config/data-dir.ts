import { chmod, mkdir } from 'node:fs/promises'

/**
 * Makes the data folder, and all files this process creates from now on, private to the shop's own user, because they
 * include sessions, carts and e-mail addresses. A folder of another user stays unchanged.
 */
export async function makePrivate(dataDir: string): Promise<void> {
  process.umask(0o077)
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}

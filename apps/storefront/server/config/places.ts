import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, searched upward from this file: the server runs bundled in `build/` or from source. */
function root(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'nx.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('This server has been moved out of its repository.')
    folder = above
  }
  return folder
}

/** Absolute paths of an installation's parts. */
export function places() {
  const top = root()
  const storefront = join(top, 'apps/storefront')
  return {
    /** Vite's build for the browser. */
    client: join(storefront, 'build/client'),
    /** Vite's build of the admin. */
    admin: join(top, 'apps/admin/build'),
    /** The Remix build. */
    pages: join(storefront, 'build/server/pages.js'),
    /** The process that decodes untrusted files. */
    worker: join(storefront, 'build/server/worker.js'),
    migrations: join(top, 'packages/storage/migrations'),
    demoPictures: join(top, 'tools/demo-shop/pictures'),
    /** The bundled stock library. */
    stockImages: join(top, 'tools/demo-shop/originals'),
  } as const
}

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, found upwards from this file: the server runs bundled in `build/` and as source. */
function root(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'nx.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('This server has been moved out of its repository.')
    folder = above
  }
  return folder
}

/** Where the parts of an installation stand: absolute folders and files. */
export function places() {
  const top = root()
  const storefront = join(top, 'apps/storefront')
  return {
    /** What Vite made for the browser. */
    client: join(storefront, 'build/client'),
    /** What Vite made of the admin. */
    admin: join(top, 'apps/admin/build'),
    /** The Remix build. */
    pages: join(storefront, 'build/server/pages.js'),
    /** Decodes untrusted files in processes of its own. */
    worker: join(storefront, 'build/server/worker.js'),
    migrations: join(top, 'packages/storage/migrations'),
    demoPictures: join(top, 'tools/demo-shop/pictures'),
    /** The bundled library of stock images. */
    stockImages: join(top, 'tools/demo-shop/originals'),
  } as const
}

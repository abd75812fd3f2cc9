import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const PREPRESS = fileURLToPath(new URL('..', import.meta.url))
const BUILD = join(PREPRESS, 'build')
const BUNDLE = { main: join(BUILD, 'command-line.mjs'), worker: join(BUILD, 'worker.mjs') }
/** Native, or found by their own files at run time; the rest is bundled, which starts twice as fast. */
const EXTERNAL = ['sharp', 'harfbuzzjs', '@neplex/vectorizer', '@techstark/opencv-js', 'heic-decode']
/** Packages whose source is bundled. */
const PACKAGES = ['core', 'artwork', 'records', 'shop', 'prepress']

/**
 * Bundles the command line and the worker that decodes untrusted files (only a bundled one is confined by Node's
 * permission model), unless the bundle is up to date.
 * @returns {Promise<{ main: string, worker: string }>} the module to import and the worker's path
 */
export async function freshBundle() {
  if ((await oldestOf(Object.values(BUNDLE))) <= (await youngestSource())) await bundle()
  return { main: pathToFileURL(BUNDLE.main).href, worker: BUNDLE.worker }
}

async function bundle() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: {
      'command-line': join(PREPRESS, 'src/command-line/index.ts'),
      worker: join(PREPRESS, 'src/worker.ts'),
    },
    outdir: BUILD,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'parts/[name]-[hash]',
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: EXTERNAL,
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
    },
  })
  await mkdir(join(BUILD, 'parts'), { recursive: true })
  // Written to a temporary name and renamed, parts first: a concurrent start finds a complete bundle or none.
  const isEntry = ({ path }) => Object.values(BUNDLE).includes(path)
  for (const { path, contents } of [...outputFiles].sort((a, b) => isEntry(a) - isEntry(b))) {
    const aside = `${path}.${process.pid}`
    await writeFile(aside, contents)
    await rename(aside, path)
  }
}

const modified = (path) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
const oldestOf = async (paths) => Math.min(...(await Promise.all(paths.map(modified))))

async function youngestSource() {
  const folders = PACKAGES.map((name) => join(PREPRESS, '..', name, 'src'))
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  )
  const others = [join(PREPRESS, 'package.json'), fileURLToPath(import.meta.url)]
  return Math.max(...(await Promise.all([...listed.flat(), ...others].map(modified))))
}

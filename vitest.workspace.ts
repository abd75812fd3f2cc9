import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

const packages = ['core', 'records', 'artwork', 'machines', 'shop', 'prepress', 'storage', 'rest', 'editors']

const bundledWorker = at('packages/prepress/src/testing/global-setup.ts')
const onePostgres = at('packages/storage/src/testing/one-postgres.ts')
const migratedPostgres = at('packages/storage/src/testing/migrated-postgres.ts')
const migratedSqlite = at('packages/storage/src/testing/migrated-sqlite.ts')

/** Set-up that runs once for all tests of a package. */
const SETUP: Readonly<Record<string, string[]>> = {
  prepress: [bundledWorker],
  rest: [bundledWorker, onePostgres, at('packages/rest/contract/test-folder.ts')],
  shop: [migratedSqlite],
  storage: [onePostgres, migratedPostgres, migratedSqlite],
}

/** Setup files of a package's own, run before each test file: `shop` gets the storage it may not import itself. */
const SETUP_FILES: Readonly<Record<string, string[]>> = {
  shop: [at('packages/storage/src/testing/shop-storage.ts')],
}

/** Flags of a package's test processes. Pictures live outside the heap, and a small heap is collected too often because of them. */
const ROOM: Readonly<Record<string, string[]>> = { prepress: ['--initial-heap-size=1024'] }

const eachFile = [at('tools/cpu-of-tests.ts'), at('packages/editors/src/testing/fresh-document.ts')]

const project = (name: string, root: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, root: at(root), include, ...more },
})

/** Slow tests in short files. Starting one of them last would leave a core idle at the end. */
const LONG = [
  ...['every-page.e2e', 'every-tool.e2e', 'three-pictures.e2e', 'design-tools.e2e', 'two-tabs.e2e'],
  ...['devices.e2e', 'crawl.e2e', 'backgrounds.e2e'],
  ...['contract/setup.test', 'backup-killed.contract.test', 'backup.contract.test', 'demo-shop/load.test'],
  ...['drawing.properties.test', 'painted-regions.properties.test', 'intake.properties.test'],
].map((name) => `/${name}.ts`)

/** Whether a file is tested in a browser's document: its first line says so. */
function isInDocument({ moduleId }: TestSpecification): boolean {
  const [start, file] = [Buffer.alloc(40), openSync(moduleId)]
  readSync(file, start)
  closeSync(file)
  return start.toString('latin1').includes('@vitest-environment jsdom')
}

/**
 * Slow files first: {@link LONG}, then by the last measured time, else by file size. Files of one environment run one after another,
 * since a process that changes its environment restarts and loads everything again.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(name))
      return at === -1 ? LONG.length : at
    }
    const projects = [...new Set(files.map(({ project }) => project.name))]
    const groups = new Map(
      files.map((file) => [file, 2 * projects.indexOf(file.project.name) + Number(isInDocument(file))]),
    )
    return (await super.sort(files)).sort(
      (one, other) => groups.get(one)! - groups.get(other)! || rank(one) - rank(other),
    )
  }
}

const INCLUDE: Readonly<Record<string, readonly [folder: string, files: string]>> = {
  ...Object.fromEntries(
    packages.map((name) => [name, [`packages/${name}`, '{src,contract}/**/*.test.{ts,tsx}'] as const]),
  ),
  storefront: ['apps/storefront', '{app,server}/**/*.test.{ts,tsx}'],
  admin: ['apps/admin', 'src/**/*.test.{ts,tsx}'],
  tools: ['tools', '**/*.test.ts'],
}

const projectOf = (name: string) => {
  const [folder, files] = INCLUDE[name]!
  return project(name, folder, [files], {
    globalSetup: SETUP[name] ?? [],
    execArgv: ROOM[name] ?? [],
    setupFiles: [...eachFile, ...(SETUP_FILES[name] ?? [])],
  })
}

/** Projects whose processes nothing else is tested in: `shop` has its own set-up, `prepress` fills the memory with pictures. */
const APART = ['prepress', 'shop']

/**
 * Some projects with as few processes as can be (`TEST_TOGETHER`, as `npm test` runs them): what they share is loaded once, not once
 * for each of them, which would take a fifth of the time of all tests.
 */
const together = (names: readonly string[]) => {
  const others = names.filter((name) => !APART.includes(name))
  return [
    ...names.filter((name) => APART.includes(name)).map(projectOf),
    ...(others.length > 0
      ? [
          project(
            'together',
            '.',
            others.map((name) => INCLUDE[name]!.join('/')),
            {
              globalSetup: [...new Set(others.flatMap((name) => SETUP[name] ?? []))],
              setupFiles: eachFile,
            },
          ),
        ]
      : []),
  ]
}

const TOGETHER = process.env['TEST_TOGETHER']

/** Every test project of the workspace. `vitest --project core` runs one of them. */
export default defineConfig({
  test: {
    // Ends hanging tests, and leaves slow ones on a busy machine alone.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Every core works; without a figure one of two would rest.
    maxWorkers: '100%',
    // Files share the modules that their process has loaded, which saves half of the time of most packages.
    isolate: false,
    sequence: { sequencer: LongFirst },
    // Slow machines take longer.
    expect: { poll: { timeout: 45_000 } },
    projects: [
      ...(TOGETHER ? together(TOGETHER.split(',')) : Object.keys(INCLUDE).map(projectOf)),
      ...(existsSync(at('apps/storefront/e2e/global-setup.ts'))
        ? [
            project('e2e', 'apps/storefront', ['e2e/**/*.e2e.ts'], {
              globalSetup: [at('apps/storefront/e2e/global-setup.ts')],
              // A browser may fail on a machine that does much else; `npm test` names what passed the second time only.
              retry: 1,
              // A journey waits for its page a fifth of the time: three of them use two cores.
              maxWorkers: Math.ceil(1.5 * availableParallelism()),
            }),
          ]
        : []),
    ],
  },
})

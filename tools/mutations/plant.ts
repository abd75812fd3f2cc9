// `npm run mutations [-- shop …]`: plants each mistake of `mistakes.ts` in a copy of the repository and runs the package's own tests that
// load its file. Prints the mistakes that survive, and fails if there are any. A mistake takes 10 to 60 s; `npm test` does not run this.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { MISTAKES, type Mistake } from './mistakes.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Copies the repository's own files into a folder below it and returns its path: workspace packages resolve to the copy, installed ones to the folders above,
 * where the sandboxed processes of prepress may read them.
 */
function copyOfRepository(): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache', 'mutations-'))
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file), { recursive: true })
  const ofPackages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'node_modules'))
  for (const folder of [
    join('node_modules', '@kisscut'),
    ...ofPackages.filter((name) => existsSync(join(root, name))),
  ])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true })
  return copy
}

const fileOf = ({ package: name, file }: Mistake) => join('packages', name, 'src', file)

/** Whether the tests of a package that load these files pass. */
function pass(copy: string, name: string, files: readonly string[]): boolean {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const flags = ['--run', '--bail', '1', '--reporter', 'dot', '--project', name]
  const { status } = spawnSync(process.execPath, [vitest, 'related', ...flags, ...files], {
    cwd: copy,
    stdio: process.env['VERBOSE'] ? 'inherit' : 'ignore',
  })
  return status === 0
}

const wanted = process.argv.slice(2)
const chosen = MISTAKES.filter(
  (each) => wanted.length === 0 || wanted.includes(each.package) || wanted.includes(each.file),
)
const copy = copyOfRepository()
const survivors: Mistake[] = []
try {
  for (const name of new Set(chosen.map((each) => each.package))) {
    const files = chosen.filter((each) => each.package === name).map(fileOf)
    if (!pass(copy, name, files)) throw new Error(`The tests of ${name} fail with no mistake planted.`)
  }
  for (const mistake of chosen) {
    const path = join(copy, fileOf(mistake))
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(mistake.right, () => mistake.wrong),
    )
    const noticed = !pass(copy, mistake.package, [fileOf(mistake)])
    writeFileSync(path, text)
    if (!noticed) survivors.push(mistake)
    console.log(`${noticed ? 'noticed ' : 'SURVIVES'} ${fileOf(mistake)}: ${mistake.effect}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} noticed`)
process.exitCode = survivors.length > 0 ? 1 : 0

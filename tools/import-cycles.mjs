// Import cycles between source files, including type imports.
import { readdirSync, readFileSync, existsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const SOURCE = /\.(?:ts|tsx|mts|mjs)$/
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.types', '.git', '.nx', 'coverage'])
/** `import … from 'x'`, `export … from 'x'`, `import('x')` and `import 'x'`. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"]([^'"\n]+)['"]/g
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx']

/** Every source file below folders. */
export function sourceFiles(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles([path])
      return SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
    }),
  )
}

/** The files a file imports by a relative path. */
export function importsOf(file, text = readFileSync(file, 'utf8')) {
  return [...text.matchAll(IMPORT)].flatMap(([, name]) => {
    if (!name?.startsWith('.')) return []
    const path = resolve(dirname(file), name.replace(/\?.*$/, ''))
    const found = ENDINGS.map((ending) => path + ending).find(
      (each) => existsSync(each) && statSync(each).isFile(),
    )
    return found && SOURCE.test(found) ? [found] : []
  })
}

/** Groups of files with circular imports, each sorted; `edges` maps a file to its imports (Tarjan). */
export function cyclesIn(edges) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const onStack = new Set()
  const cycles = []
  const visit = (file) => {
    index.set(file, index.size)
    low.set(file, index.get(file))
    stack.push(file)
    onStack.add(file)
    for (const next of edges.get(file) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(file, Math.min(low.get(file), low.get(next)))
      } else if (onStack.has(next)) low.set(file, Math.min(low.get(file), index.get(next)))
    }
    if (low.get(file) !== index.get(file)) return
    const group = []
    let member
    do {
      member = stack.pop()
      onStack.delete(member)
      group.push(member)
    } while (member !== file)
    if (group.length > 1 || edges.get(file)?.includes(file)) cycles.push(group.sort())
  }
  for (const file of edges.keys()) if (!index.has(file)) visit(file)
  return cycles
}

/** The import cycles of the repository, as paths from its root. */
export function importCycles(root, folders = ['packages', 'apps', 'tools']) {
  const files = sourceFiles(folders.map((folder) => join(root, folder)))
  const edges = new Map(files.map((file) => [file, importsOf(file)]))
  return cyclesIn(edges).map((cycle) => cycle.map((file) => relative(root, file)))
}

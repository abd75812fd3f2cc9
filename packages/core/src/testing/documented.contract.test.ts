import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/* Every export has a comment for users' editors, and the most important ones have an example that compiles. */

const source = join(import.meta.dirname, '..')
const root = join(source, 'index.ts')
const entries = [
  root,
  ...readdirSync(source)
    .map((name) => join(source, name, 'index.ts'))
    .filter((path) => existsSync(path)),
]
const EXAMPLES = join(source, 'examples-of-comments.ts')
const OPTIONS: ts.CompilerOptions = {
  ...{ noEmit: true, strict: true, skipLibCheck: true, allowImportingTsExtensions: true },
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}
const program = ts.createProgram(entries, OPTIONS)
const checker = program.getTypeChecker()

/** The exports of an entry, where they are declared. */
const exportsOf = (path: string): readonly { readonly name: string; readonly of: ts.Symbol }[] => {
  const file = program.getSourceFile(path)
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) return []
  return checker.getExportsOfModule(module).map((each) => ({
    name: each.name,
    of: each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each,
  }))
}

const values = exportsOf(root).filter(({ of }) => of.flags & ts.SymbolFlags.Value)
const exampleOf = (of: ts.Symbol): string =>
  ts.displayPartsToString(of.getJsDocTags(checker).find(({ name }) => name === 'example')?.text)

describe('the library’s comments', () => {
  it('exist on every export of every entry', () => {
    const bare = entries.flatMap((path) =>
      exportsOf(path)
        .filter(({ of }) => ts.displayPartsToString(of.getDocumentationComment(checker)).trim() === '')
        .map(({ name }) => `${path.slice(source.length)} ${name}`),
    )
    expect(bare).toEqual([])
  })

  it('have an example on every export of the root, which compiles', { timeout: 60_000 }, () => {
    expect(values.filter(({ of }) => exampleOf(of).trim() === '').map(({ name }) => name)).toEqual([])
    const names = values.map(({ name }) => name).join(', ')
    const text = [
      `import { ${names}, type Configuration, type PriceTable, type Product, type Quote } from './index.ts'`,
      'declare const [product, configuration, quote, data, priceTable, console]: [Product, Configuration, Quote, unknown, PriceTable, any]',
      ...values.map(({ name, of }) => `export function of_${name}() {\n${exampleOf(of)}\n}`),
    ].join('\n')
    const host = ts.createCompilerHost(OPTIONS)
    const { getSourceFile, fileExists } = host
    host.getSourceFile = (path, ...rest) =>
      path === EXAMPLES
        ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)
        : getSourceFile.call(host, path, ...rest)
    host.fileExists = (path) => path === EXAMPLES || fileExists.call(host, path)
    const made = ts.createProgram([EXAMPLES], OPTIONS, host)
    const found = ts.getPreEmitDiagnostics(made, made.getSourceFile(EXAMPLES))
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  })
})

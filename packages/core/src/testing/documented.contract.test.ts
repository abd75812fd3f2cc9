import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as library from '../index.ts'
import { orderTotals } from '../order/index.ts'
import { dieCut, whiteVinyl } from '../product/example.ts'

/* Every export has a comment for users' editors, and the most important ones have an example that compiles and prints what it says. */

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
/** Every example, of the root and of the other entries, once. */
const examples = entries
  .flatMap((path) => exportsOf(path).map((each) => ({ ...each, path, code: exampleOf(each.of) })))
  .filter(({ of, code }, at, all) => code !== '' && all.findIndex((each) => each.of === of) === at)

/** Names an example may use without declaring them. */
const product = library.createProduct(dieCut)
const configuration = library.newConfiguration(product, { width: '2', height: '2', quantity: '100' })
const withoutBasis = { quantities: whiteVinyl.quantities, rows: whiteVinyl.rows }
const materials = dieCut.materials.map((each) => ({ ...each, priceTable: withoutBasis }))
const GIVEN = {
  product,
  priceTable: whiteVinyl,
  json: JSON.stringify(dieCut),
  data: { ...dieCut, materials },
}

/** Runs an example with a configuration, and returns the lines it prints. */
function printedBy(code: string, chosen: library.Configuration): readonly string[] {
  const printed: string[] = []
  const console = { log: (...parts: readonly unknown[]) => printed.push(parts.map(String).join(' ')) }
  const quote = library.quoteProduct(product, chosen)
  const given = { ...library, orderTotals, ...GIVEN, configuration: chosen, quote, console }
  const { outputText } = ts.transpileModule(code, { compilerOptions: OPTIONS })
  compileFunction(`{${outputText}}`, Object.keys(given))(...Object.values(given))
  return printed
}

/** The lines an example says it prints: the comments behind `console.log`. */
const statedBy = (code: string): readonly string[] =>
  [...code.matchAll(/console\.log\(.*\) \/\/ (.+)$/gm)].map(([, text = '']) => text)

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
    const others = examples.filter(({ path }) => path !== root)
    const text = [
      `import { ${names}, type Configuration, type PriceTable, type Product, type Quote } from './index.ts'`,
      ...others.map(({ name, path }) => `import { ${name} } from '.${path.slice(source.length)}'`),
      'declare const [product, configuration, quote, data]: [Product, Configuration, Quote, unknown]',
      'declare const [priceTable, json, console]: [PriceTable, string, any]',
      ...examples.map(({ name, code }) => `export function of_${name}() {\n${code}\n}`),
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

  it.each(examples)('print what they say: $name', ({ code }) => {
    const stated = statedBy(code)
    expect(stated).toHaveLength(code.split(' // ').length - 1)
    const printed = printedBy(code, configuration)
    if (stated.length > 0) expect(printed).toEqual(stated)
  })

  it.each(examples)('also run for a quote with errors: $name', ({ code }) => {
    const wrong = { ...configuration, width: '60', quantity: '1.5' }
    expect(() => printedBy(code, wrong)).not.toThrow()
  })
})

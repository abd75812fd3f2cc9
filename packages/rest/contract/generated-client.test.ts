import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER_KEY, serveApi, type ServedApi } from './serve-api.ts'

const MODULES = new URL('../../../node_modules', import.meta.url).pathname

/** A program by an author who knows only the API's description. */
const PROGRAM = `import createClient from 'openapi-fetch'
import type { paths } from './api.js'
const client = createClient<paths>({ baseUrl: process.argv[2]!, headers: { authorization: process.argv[3]! } })
const list = await client.GET('/custom/api/v1/template-size/', { params: { query: { page_size: 2 } } })
const sizes: readonly { width: string; revision: number }[] = list.data!.results
const made = await client.POST('/custom/api/v1/template-size/', { body: { name: 'New', width: '2', height: '3' } })
const path = { id: made.data!.id }
const stale = await client.PATCH('/custom/api/v1/template-size/{id}/', {
  params: { path, header: { 'If-Match': '"9"' } },
  body: { name: 'Newer' },
})
const messages: Record<string, string[]> = stale.error!.errors
const wrong = await client.POST('/custom/api/v1/template-size/', { body: { name: '', width: 'x', height: '1' } })
const removed = await client.DELETE('/custom/api/v1/template-size/{id}/', { params: { path } })
console.log(JSON.stringify({
  sizes: sizes.length, width: made.data!.width, status: stale.response.status, messages,
  wrong: Object.keys(wrong.error!.errors), removed: removed.data!.id === path.id,
}))
`

/** The same program with one name that the description doesn't have. */
const WRONG = [
  ["name: 'New',", "nmae: 'New',"],
  ["'/custom/api/v1/template-size/', { params", "'/custom/api/v1/template-sizes/', { params"],
  ['removed.data!.id', 'removed.data!.name'],
] as const

/**
 * The compiler's errors for each file, given the types generated from the description; the first file is also written as
 * JavaScript.
 */
function compiled(folder: string, files: readonly string[]): readonly (readonly string[])[] {
  const paths = files.map((file) => join(folder, file))
  const program = ts.createProgram(paths, {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: [join(MODULES, '@types')],
    skipLibCheck: true,
    preserveSymlinks: true,
    outDir: folder,
  })
  program.emit(program.getSourceFile(paths[0]!))
  const whole = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()]
  return paths.map((path) =>
    [...whole, ...ts.getPreEmitDiagnostics(program, program.getSourceFile(path))].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ),
  )
}

describe('a client that is generated from /openapi.json', () => {
  let api: ServedApi
  let folder = ''
  beforeAll(async () => {
    api = await serveApi()
    folder = await mkdtemp(join(tmpdir(), 'kisscut-client-'))
    await symlink(MODULES, join(folder, 'node_modules'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    const document = await (await fetch(`${api.origin}/openapi.json`)).text()
    await writeFile(
      join(folder, 'api.d.ts'),
      astToString(await openapiTS(document, { defaultNonNullable: false })),
    )
  })
  afterAll(async () => {
    await api.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('compiles and works; with an unknown name it doesn’t compile', async () => {
    const wrong = WRONG.map(([right, other]) => PROGRAM.replace(right, other))
    const names = ['program.ts', ...wrong.map((_, at) => `wrong-${at}.ts`)]
    for (const [at, text] of [PROGRAM, ...wrong].entries()) await writeFile(join(folder, names[at]!), text)
    const [problems, ...others] = compiled(folder, names)
    expect(problems).toEqual([])
    expect(others.map((each) => each.length > 0)).toEqual(WRONG.map(() => true))
    const run = promisify(execFile)
    const sent = [api.origin, `Bearer ${OWNER_KEY}`]
    const { stdout } = await run(process.execPath, [join(folder, 'program.js'), ...sent])
    expect(JSON.parse(stdout)).toEqual({
      ...{ sizes: 2, width: '2', status: 412, messages: {} },
      ...{ wrong: ['name', 'width'], removed: true },
    })
  })

  it('has a type for every component', async () => {
    const types = await readFile(join(folder, 'api.d.ts'), 'utf8')
    const document = (await (await fetch(`${api.origin}/openapi.json`)).json()) as {
      components: { schemas: object }
    }
    for (const name of Object.keys(document.components.schemas)) expect(types).toContain(`${name}: `)
  })
})

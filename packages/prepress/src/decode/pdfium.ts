import { PDFiumLibrary } from '@hyzyla/pdfium'
import { readFile } from 'node:fs/promises'
import * as module from 'node:module'

/** The part of the WebAssembly API used here; Node's types lack it. */
interface Assembly {
  compile(bytes: Uint8Array): Promise<object>
  readonly Instance: new (code: object, imports: object) => { readonly exports: object }
}
const { WebAssembly: assembly } = globalThis as unknown as { WebAssembly: Assembly }

/** Compiled on first use and cached for the life of the process; every pdfium is an instance of it. */
let compiled: Promise<object> | undefined

/** Opens a new pdfium instance with its own memory. */
export async function openPdfium(): Promise<PDFiumLibrary> {
  const code = await (compiled ??= compile())
  return PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const instance = new assembly.Instance(code, imports)
      ;(done as unknown as (made: object) => void)(instance)
      return instance.exports as never
    },
  })
}

/** Resolved through the package, so that a bundled worker finds it too. */
async function compile(): Promise<object> {
  const path = module.createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
  return assembly.compile(await readFile(path))
}

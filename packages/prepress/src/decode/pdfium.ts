import { PDFiumLibrary } from '@hyzyla/pdfium'
import { readFile } from 'node:fs/promises'
import * as module from 'node:module'

/** The part of WebAssembly that is needed here; the types of Node know its name only. */
interface Assembly {
  compile(bytes: Uint8Array): Promise<object>
  readonly Instance: new (code: object, imports: object) => { readonly exports: object }
}
const { WebAssembly: assembly } = globalThis as unknown as { WebAssembly: Assembly }

/** Compiled when first asked for, then kept for as long as the process lives: every pdfium is an instance of it. */
let compiled: Promise<object> | undefined

/** A fresh pdfium, with a memory of its own. */
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

/** Its WebAssembly is found through the package, so that a bundled worker finds it too. */
async function compile(): Promise<object> {
  const path = module.createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
  return assembly.compile(await readFile(path))
}

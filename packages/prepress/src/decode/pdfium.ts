import { PDFiumLibrary } from '@hyzyla/pdfium'
import { readFile } from 'node:fs/promises'
import * as module from 'node:module'

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer }
}

/** The part of the WebAssembly API used here; Node's types lack it. */
interface Assembly {
  compile(bytes: Uint8Array): Promise<object>
  readonly Instance: new (code: object, imports: object) => { readonly exports: Exports }
}
const { WebAssembly: assembly } = globalThis as unknown as { WebAssembly: Assembly }

/** Compiled on first use and cached for the life of the process; every pdfium is an instance of it. */
let compiled: Promise<object> | undefined

/** Opens a new pdfium instance with its own memory. */
export const openPdfium = async (): Promise<PDFiumLibrary> => (await openInstance()).library

interface OpenInstance {
  readonly library: PDFiumLibrary
  readonly bytes: () => number
}

async function openInstance(): Promise<OpenInstance> {
  const code = await (compiled ??= compile())
  let memory: Exports['memory'] | undefined
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const instance = new assembly.Instance(code, imports)
      memory = instance.exports.memory
      ;(done as unknown as (made: object) => void)(instance)
      return instance.exports as never
    },
  })
  return { library, bytes: () => memory?.buffer.byteLength ?? Infinity }
}

/** Maximum memory of an idle instance: WebAssembly memory never shrinks. */
const MOST_IDLE = 96 * 2 ** 20

let idle: OpenInstance | undefined

/**
 * Runs `work`, which closes what it opens, with a shared instance for files that the shop wrote itself: a new one would take a
 * tenth of the time of a print file. Uploads use {@link openPdfium}. An instance is discarded after a failure.
 */
export async function withPdfium<T>(work: (library: PDFiumLibrary) => Promise<T>): Promise<T> {
  const instance = idle ?? (await openInstance())
  idle = undefined
  let isWhole = false
  try {
    const result = await work(instance.library)
    isWhole = true
    return result
  } finally {
    if (isWhole && !idle && instance.bytes() <= MOST_IDLE) idle = instance
    else instance.library.destroy()
  }
}

/** Resolved through the package, so that a bundled worker finds it too. */
async function compile(): Promise<object> {
  const path = module.createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
  return assembly.compile(await readFile(path))
}

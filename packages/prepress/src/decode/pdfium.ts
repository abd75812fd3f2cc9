import { PDFiumLibrary } from '@hyzyla/pdfium'
import { readFile } from 'node:fs/promises'
import * as module from 'node:module'

/** A fresh pdfium. Its WebAssembly is found through the package, so that a bundled worker finds it too. */
export async function openPdfium(): Promise<PDFiumLibrary> {
  const path = module.createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
  const { buffer, byteOffset, byteLength } = await readFile(path)
  return PDFiumLibrary.init({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer })
}

import { dieLine } from '@kisscut/artwork/die-line'
import { cutDxf, cutSvg } from '../cut/index.ts'
import type { CommandName, Format } from './commands.ts'
import { develop, failure } from './develop.ts'
import type { Input } from './inputs.ts'
import { outputPath, type Writer } from './outputs.ts'
import type { Product } from './product.ts'
import type { FileReport } from './report.ts'
import type { Configuration } from './options.ts'
import type { Workspace } from './workspace.ts'

/** Dependencies of processing files. */
export interface Bench {
  readonly command: CommandName
  readonly configuration: Configuration
  readonly workspace: Workspace
  readonly writer: Writer
}

/** Processes one file, writes the outputs of the command and reports. Never rejects. */
export async function handle(bench: Bench, input: Input): Promise<FileReport> {
  const { report, product } = await develop(bench, input)
  if (!product) return report
  try {
    return { ...report, written: await write(bench, input, product) }
  } catch (thrown) {
    return { ...report, passed: false, findings: [...report.findings, failure(thrown)] }
  }
}

async function write(
  { configuration, workspace: workspace, writer }: Bench,
  input: Input,
  product: Product,
): Promise<string[]> {
  const { out, formats } = configuration
  if (out === null) return []
  const written: string[] = []
  for (const format of formats) {
    const path = outputPath(out, input, format)
    await writer.write(path, await contentOf(format, workspace, product))
    written.push(path)
  }
  return written
}

async function contentOf(
  format: Format,
  workspace: Workspace,
  { design }: Product,
): Promise<string | Uint8Array> {
  if (format === 'pdf') return (await workspace.print(design)).pdf
  const job = { lines: [{ name: design.cut ?? 'CutContour', path: dieLine(design.dieLine) }] }
  return format === 'svg' ? cutSvg(job) : cutDxf(job)
}

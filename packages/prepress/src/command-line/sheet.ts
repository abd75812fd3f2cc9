import { join } from 'node:path'
import type { Sheets } from '../sheet/index.ts'
import { exists } from './outputs.ts'
import type { Product } from './product.ts'
import type { Bench } from './handle.ts'
import type { SheetOptions } from './options.ts'

/** The result of a sheet job. `--json` writes exactly this on the last line. */
export interface JobReport {
  /** Base name of its files. */
  readonly job: string
  readonly passed: boolean
  readonly sheets: number
  readonly pieces: number
  /** Share of the material covered by pieces, 0 to 1. */
  readonly used: number
  /** Why there is no job, or null. */
  readonly failure: string | null
  readonly written: readonly string[]
}

const NO_JOB = { passed: false, sheets: 0, pieces: 0, used: 0, written: [] } as const

/** Lays out the products of all files on sheets and writes those; writes none if any file was stopped, because a partial job is useless. */
export async function writeSheetJob(
  { configuration, workspace: workspace, writer }: Bench,
  sheet: SheetOptions,
  out: string,
  products: readonly (Product | null)[],
): Promise<JobReport> {
  const job = sheet.name
  const there = products.filter((product) => product !== null)
  if (there.length < products.length)
    return { job, ...NO_JOB, failure: 'Some files were stopped, so nothing was laid out.' }
  try {
    const { copies, stock, marks, layout, repeat } = sheet
    const pieces = there.map(({ design }) => ({ design, copies }))
    const result = await workspace.sheets({ title: job, pieces, stock, marks, layout, repeat })
    const files = filesOf(result, configuration.formats).map(
      ([name, content]) => [join(out, `${job}${name}`), content] as const,
    )
    for (const [path] of files)
      if (!configuration.force && (await exists(path)))
        throw new Error(`${path} is there already; --force writes over it.`)
    for (const [path, content] of files) await writer.write(path, content)
    const { sheets, placed, used } = result.nesting
    const written = files.map(([path]) => path)
    return {
      job,
      passed: true,
      sheets,
      pieces: placed.length,
      used: Number(used.toFixed(3)),
      failure: null,
      written,
    }
  } catch (thrown) {
    return { job, ...NO_JOB, failure: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

function filesOf(
  { pdf, cutSvg, cutDxf }: Sheets,
  formats: Bench['configuration']['formats'],
): (readonly [string, string | Uint8Array])[] {
  const numbered = (contents: readonly string[], ending: string) =>
    contents.map((content, sheet) => [`-${sheet + 1}${ending}`, content] as const)
  return [
    ...(formats.includes('pdf') ? [['.print.pdf', pdf] as const] : []),
    ...(formats.includes('svg') ? numbered(cutSvg, '.cut.svg') : []),
    ...(formats.includes('dxf') ? numbered(cutDxf, '.cut.dxf') : []),
  ]
}

/** The job as text. */
export const jobInWords = ({ job, passed, sheets, pieces, used, failure, written }: JobReport): string =>
  passed
    ? [
        `${job}: ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} on ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}, ${Math.round(used * 100)}% of the material used`,
        ...written.map((path) => `  wrote  ${path}`),
      ].join('\n')
    : `${job}: not written\n  stops  ${failure}`

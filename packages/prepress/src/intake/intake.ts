import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Outcome } from '@kisscut/shop'
import { openPool, type Ending, type Pool, type ProcessOptions, type Turn } from '../processes/index.ts'
import { ghostscript, noDistil, type Distil } from './ghostscript.ts'
import { endsAs, isKind, KINDS } from './kinds.ts'
import { LIMITS } from './limits.ts'
import { fileMessage, type RejectionCode, type Values } from './messages.ts'
import { intakeReport, type IntakeReport } from './report.ts'
import { displayName } from './display-name.ts'
import type { IncomingFile, Intake, IngestedFile } from '@kisscut/shop/ports/intake'

/** The intake and its processes; `close` ends them. */
export interface OpenIntake extends Intake {
  close(): void
}

/** Implements the shop's `Intake` port with worker processes of its own. */
export function createIntake(options: ProcessOptions): OpenIntake {
  const pool = openPool(options)
  const distil = ghostscript(options)
  return {
    take: (file) => ingestWith(pool, file, distil),
    place: (owner) => pool.place(owner),
    close: () => pool.close(),
  }
}

/**
 * Ingests one file with the given processes: checks its size first, then everything else in a worker process.
 */
export async function ingestWith(
  pool: Pool,
  file: IncomingFile,
  distil: Distil = noDistil,
): Promise<Outcome<IngestedFile>> {
  const path = resolve(file.path)
  const bytes = Math.max(file.bytes, (await stat(path)).size)
  if (bytes === 0) return rejected('file.empty')
  if (bytes > LIMITS.bytes) return rejected('file.too-large', { mb: Math.ceil(bytes / 104857.6) / 10 })
  const folder = dirname(path)
  const written = { cleanPath: join(folder, 'clean'), rasterPath: join(folder, 'raster.webp') }
  const page = file.page === undefined ? {} : { page: file.page }
  const turn: Turn = { owner: file.owner, signal: file.signal }
  const ingest = async (path: string, fonts?: readonly Uint8Array[]) =>
    reportIn(await pool.run('take-file', { path, ...written, ...page, ...(fonts && { fonts }) }, turn))
  const first = await ingest(path)
  const fonts = first.accepted && first.families ? await file.fonts?.(first.families) : undefined
  // Read again with the fonts of its text; most drawings have no text, or none of these fonts.
  const report = fonts && fonts.length > 0 ? await ingest(path, fonts) : first
  if (!report.accepted) return rejected(report.code, report.values)
  if (report.mime !== 'application/postscript')
    return { ok: true, value: ingestedFile(report, file.name, written) }
  const pdfPath = join(folder, 'distilled.pdf')
  const distilled = await pool.withSlot((signal) => distil(path, pdfPath, signal), turn)
  if (!distilled) return rejected('file.busy')
  if (distilled.value === 'too-slow') return rejected('file.too-slow')
  if (distilled.value === 'done') {
    const drawn = await ingest(pdfPath)
    if (drawn.accepted) {
      const stored = drawn.cleaned ? written : { ...written, cleanPath: pdfPath }
      return {
        ok: true,
        value: ingestedFile({ ...drawn, cleaned: true, sent: report.mime }, file.name, stored),
      }
    }
    await ingest(path)
  }
  return { ok: true, value: ingestedFile(report, file.name, written) }
}

function reportIn(ending: Ending): IntakeReport {
  const report = ending.kind === 'done' ? intakeReport.safeParse(ending.value).data : undefined
  return (
    report ?? { accepted: false, code: ending.kind === 'done' ? 'file.failed' : CODE_OF_ENDING[ending.kind] }
  )
}

/** Rejection for a worker that timed out or crashed. */
export const CODE_OF_ENDING: Readonly<Record<Exclude<Ending['kind'], 'done'>, RejectionCode>> = {
  failed: 'file.failed',
  crashed: 'file.failed',
  'too-slow': 'file.too-slow',
  'too-big': 'file.too-big',
  busy: 'file.busy',
  superseded: 'file.busy',
  abandoned: 'file.busy',
}

function rejected(code: RejectionCode, values?: Values): Outcome<never> {
  const message = fileMessage(code, values)
  if (code === 'file.too-large' || code === 'file.too-many-pixels')
    return { ok: false, reason: 'too_large', message }
  if (code === 'file.unsupported' || code === 'file.unsupported-kind')
    return { ok: false, reason: 'unsupported', message }
  if (code === 'file.busy') return { ok: false, reason: 'busy', message }
  return { ok: false, reason: 'invalid', errors: { file: [message] } }
}

function ingestedFile(
  report: Extract<IntakeReport, { accepted: true }>,
  name: string,
  { cleanPath, rasterPath }: { cleanPath: string; rasterPath: string },
): IngestedFile {
  const { cleaned, notices, sent, families: _families, accepted: _, ...found } = report
  const kind = sent ?? found.mime
  const otherKind = isKind(kind) && !endsAs(name, kind) ? [KINDS[kind].name] : []
  return {
    ...found,
    ...(cleaned && { cleanPath }),
    rasterPath,
    notices: [
      ...otherKind.map((kind) => fileMessage('file.other-kind', { name: displayName(name), kind })),
      ...notices.map(({ code, values }) => fileMessage(code, values)),
    ],
  }
}

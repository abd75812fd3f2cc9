import { LABELS_OF_A_FILE, type LabelFile, type LabelJob, type LabelOrder } from './job.ts'

/**
 * Writes a job's labels file by file: records are read as far as the current file needs, and the next file is
 * started on request, so that any number of labels uses the memory of one file.
 */
export async function* labelFiles(
  job: LabelJob,
  write: (order: LabelOrder) => Promise<Uint8Array>,
): AsyncIterable<LabelFile> {
  const { records, perFile = LABELS_OF_A_FILE, ...shared } = job
  const maximum = Math.max(1, Math.min(LABELS_OF_A_FILE, Math.floor(perFile)))
  let rows: (readonly string[])[] = []
  let from = 1
  const file = async (): Promise<LabelFile> => {
    const pdf = await write({ ...shared, rows, from })
    return { pdf, from, to: from + rows.length - 1 }
  }
  for (const row of records) {
    rows.push(row)
    if (rows.length < maximum) continue
    yield await file()
    from += rows.length
    rows = []
  }
  if (rows.length > 0) yield await file()
}

import { createIntake, createPreview } from '@kisscut/prepress'
import type { Intake, Preview } from '@kisscut/shop'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config/config.ts'

export interface OpenPrepress {
  readonly ports: { readonly intake: Intake; readonly preview: Preview }
  /** Where files lie while they are judged. */
  readonly tempDir: string
  close(): void
}

/** The processes that decode untrusted files and draw previews; they start with the first file. */
export async function openPrepress({ dataDir, places }: Config): Promise<OpenPrepress> {
  const tempDir = join(dataDir, 'incoming')
  await mkdir(tempDir, { recursive: true })
  const processes = { workerPath: places.worker, tempDir }
  const intake = createIntake(processes)
  const preview = createPreview(processes)
  const close = () => {
    intake.close()
    preview.close()
  }
  return { ports: { intake, preview }, tempDir, close }
}

import {
  createIntake,
  createPress,
  createPreview,
  createRetoucher,
  preflightMessage,
  SCENES,
} from '@kisscut/prepress'
import { guides } from '@kisscut/prepress/guide'
import { cutDxf, cutSvg } from '@kisscut/prepress/cut'
import type { ShopPorts } from '@kisscut/shop'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config/config.ts'

export interface OpenPrepress {
  readonly ports: Omit<ShopPorts, 'storage' | 'served'>
  /** Folder for files during intake. */
  readonly tempDir: string
  /** Removes pending uploads and retouches that were left by a crash before this time. */
  sweep(before: Date): Promise<void>
  close(): void
}

/** Maximum milliseconds for one sheet or file of a job. */
const JOB_MS = 10 * 60_000

/** Opens the processes that decode, retouch, print and preview untrusted files; they start with the first file. */
export async function openPrepress({ dataDir, places }: Config): Promise<OpenPrepress> {
  const tempDir = join(dataDir, 'incoming')
  await mkdir(tempDir, { recursive: true })
  const processes = { workerPath: places.worker, tempDir }
  const services = {
    intake: createIntake(processes),
    preview: createPreview(processes),
    retoucher: createRetoucher(processes),
    press: createPress(processes),
    pressForJobs: createPress({ ...processes, timeoutMs: JOB_MS, niceness: 10 }),
  }
  const close = () => {
    for (const each of Object.values(services)) each.close()
  }
  const sweep = (before: Date) => sweepUnderWay(tempDir, before)
  return {
    ports: { ...services, plotter: { cutSvg, cutDxf }, guides, scenes: SCENES, preflightMessage },
    tempDir,
    sweep,
    close,
  }
}

/** Folders of pending uploads and retouches. */
const UNDER_WAY = /^(upload|retouch)-/

async function sweepUnderWay(tempDir: string, before: Date): Promise<void> {
  for (const name of (await readdir(tempDir)).filter((each) => UNDER_WAY.test(each))) {
    const folder = join(tempDir, name)
    const left = await stat(folder).catch(() => null)
    if (left !== null && left.mtime < before) await rm(folder, { recursive: true, force: true })
  }
}

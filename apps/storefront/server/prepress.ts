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
  /** Where files are while intake judges them. */
  readonly tempDir: string
  /** Removes uploads and retouches that a crash left under way before then. */
  sweep(before: Date): Promise<void>
  close(): void
}

/** Milliseconds one sheet or file of a job may take. */
const JOB_MS = 10 * 60_000

/** The processes that decode untrusted files, retouch and print them and draw previews; they start with the first file. */
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

/** Folders of uploads and retouches under way. */
const UNDER_WAY = /^(upload|retouch)-/

async function sweepUnderWay(tempDir: string, before: Date): Promise<void> {
  for (const name of (await readdir(tempDir)).filter((each) => UNDER_WAY.test(each))) {
    const folder = join(tempDir, name)
    const left = await stat(folder).catch(() => null)
    if (left !== null && left.mtime < before) await rm(folder, { recursive: true, force: true })
  }
}

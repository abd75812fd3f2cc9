import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 200

/** Whether a process with this id runs; true for one of another user. */
function runs(id) {
  try {
    process.kill(id, 0)
    return true
  } catch ({ code }) {
    return code === 'EPERM'
  }
}

/** The process that holds the lock file; null where it has exited, or has not yet written its id. */
async function holderOf(file) {
  const text = await readFile(file, 'utf8').catch(() => '')
  return /^\d+$/.test(text) ? Number(text) : null
}

async function leased(file) {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(String(process.pid))
    await handle.close()
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Runs the work while no other process runs any with the same lock file; calls `onWait` once if it has to wait. A killed
 * process's lock is removed by the next one.
 */
export async function oneAtATime(file, work, { onWait = () => {}, pause = () => sleep(PAUSE_MS) } = {}) {
  await mkdir(dirname(file), { recursive: true })
  for (let waits = 0; !(await leased(file)); waits += 1) {
    const holder = await holderOf(file)
    if (holder !== null && !runs(holder) && (await holderOf(file)) === holder) await rm(file, { force: true })
    else {
      if (waits === 0) onWait()
      await pause()
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

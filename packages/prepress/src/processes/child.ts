import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setInterval as every, setTimeout as after } from 'node:timers/promises'
import { limitsOf, type ProcessOptions } from './options.ts'
import { isReady, processorTime } from './processor-time.ts'
import { reply, type Ending, type Order } from './protocol.ts'
import { residentMegabytes } from './resident-memory.ts'
import { startChild } from './start-child.ts'

const START_LIMIT_MS = 20_000
const MEMORY_LOOK_MS = 100
/** A process that worked for less than this share of its time was starved of the processor. */
const STARVED = 0.1

/** One worker process. Once it is unusable (crashed, or killed over a limit) it must be replaced. */
export interface Child {
  readonly usable: () => boolean
  /** Runs one job; never rejects. Call again only after it has settled. */
  readonly run: (task: string, input: unknown) => Promise<Ending>
  readonly end: () => void
}

export function openChild(options: ProcessOptions): Child {
  const { timeoutMs, memoryMb } = limitsOf(options)
  const child = startChild(options)
  let usable = true
  let jobs = 0
  const end = () => {
    usable = false
    child.kill('SIGKILL')
  }
  const died: Promise<Ending> = new Promise((settle) => {
    const onDeath = () => {
      usable = false
      settle({ kind: 'crashed' })
    }
    child.once('exit', onDeath)
    child.once('error', onDeath)
  })
  const ready = once(child, 'message').catch(() => undefined)
  release(child)

  const run = async (task: string, input: unknown): Promise<Ending> => {
    const job = ++jobs
    const over = new AbortController()
    const tooSlow = (ms: number) => after(ms, { kind: 'too-slow' } as const, { signal: over.signal })
    reference(child)
    try {
      const tooLate = await Promise.race([ready.then(() => null), died, tooSlow(START_LIMIT_MS)])
      const before = await timeOf(child)
      const began = performance.now()
      const ending =
        tooLate ??
        (await Promise.race([
          sendJob(child, { job, task, input }, over.signal),
          died,
          tooSlow(timeoutMs),
          growsBeyond(child, memoryMb, over.signal),
        ]))
      // On a starved machine the limit is also noticed late.
      const elapsed = performance.now() - began
      const starved = ending.kind === 'too-slow' && (await isStarved(child, { worked: before ?? 0, elapsed }))
      if (ending.kind === 'too-slow' || ending.kind === 'too-big') end()
      return starved ? { kind: 'too-slow', starved } : ending
    } finally {
      over.abort()
      if ((await memoryOf(child)) > memoryMb / 2) end()
      release(child)
    }
  }
  return { usable: () => usable, run, end }
}

/** Sends the job and waits for its reply; other messages are ignored. */
function sendJob(child: ChildProcess, order: Order, signal: AbortSignal): Promise<Ending> {
  return new Promise((settle) => {
    const listen = (message: unknown) => {
      const response = reply.safeParse(message).data
      if (!response || response.kind === 'ready' || response.job !== order.job) return
      settle(
        response.kind === 'done'
          ? { kind: 'done', value: response.value }
          : { kind: 'failed', reason: response.reason },
      )
    }
    child.on('message', listen)
    signal.addEventListener('abort', () => child.off('message', listen), { once: true })
    child.send(order, () => undefined)
  })
}

async function growsBeyond(child: ChildProcess, megabytes: number, signal: AbortSignal): Promise<Ending> {
  for await (const _ of every(MEMORY_LOOK_MS, undefined, { signal }))
    if ((await memoryOf(child)) > megabytes) break
  return { kind: 'too-big' }
}

const memoryOf = async (child: ChildProcess): Promise<number> =>
  child.pid === undefined ? 0 : ((await residentMegabytes(child.pid)) ?? 0)

const timeOf = async ({ pid }: ChildProcess) => (pid === undefined ? null : processorTime(pid))

/** Whether the process was starved of the processor since it had worked the given milliseconds. */
async function isStarved(
  { pid }: ChildProcess,
  before: { readonly worked: number; readonly elapsed: number },
): Promise<boolean> {
  if (pid === undefined || !(await isReady(pid))) return false
  const worked = await processorTime(pid)
  return worked !== null && worked - before.worked < STARVED * before.elapsed
}

/** An idle process does not keep the server from exiting; a busy one does. */
function release(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function reference(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

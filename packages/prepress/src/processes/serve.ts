import type { Order, Reply } from './protocol.ts'

/** A task a worker process can do. Its input comes from the server; it answers with plain data. */
export type Task = (input: unknown) => Promise<unknown>

/** Runs in the worker process: does the orders that come in and tells what became of them; ends with the server. */
export function serveTasks(tasks: Readonly<Record<string, Task>>): void {
  const say = (said: Reply) => process.send?.(said)
  process.on('message', async ({ job, task, input }: Order) => {
    try {
      const work = Object.hasOwn(tasks, task) ? tasks[task] : undefined
      if (!work) throw new Error(`No such task: ${task}`)
      say({ kind: 'done', job, value: await work(input) })
    } catch (thrown) {
      say({ kind: 'failed', job, reason: thrown instanceof Error ? thrown.message : String(thrown) })
    }
  })
  process.on('disconnect', () => process.exit(0))
  say({ kind: 'ready' })
}

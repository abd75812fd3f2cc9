import type { Order, Reply } from './protocol.ts'

/** A task of a worker process: its input comes from the server, its result is plain data. */
export type Task = (input: unknown) => Promise<unknown>

/** Serves jobs in a worker process and replies with their results; exits with the server. */
export function serveTasks(tasks: Readonly<Record<string, Task>>): void {
  const send = (message: Reply) => process.send?.(message)
  process.on('message', async ({ job, task, input }: Order) => {
    try {
      const work = Object.hasOwn(tasks, task) ? tasks[task] : undefined
      if (!work) throw new Error(`No such task: ${task}`)
      send({ kind: 'done', job, value: await work(input) })
    } catch (thrown) {
      send({ kind: 'failed', job, reason: thrown instanceof Error ? thrown.message : String(thrown) })
    }
  })
  process.on('disconnect', () => process.exit(0))
  send({ kind: 'ready' })
}

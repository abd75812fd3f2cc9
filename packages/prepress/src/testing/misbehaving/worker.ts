import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { getPriority } from 'node:os'
import { serveTasks } from '../../processes/serve.ts'

/** Tasks that misbehave in every way a hostile file might make a decoder. */
const hoard: Uint8Array[] = []
serveTasks({
  echo: async (input) => input,
  throw: async () => Promise.reject(new Error('no such luck')),
  hang: () => new Promise(() => undefined),
  spin: async () => {
    for (;;) Math.random()
  },
  die: async () => process.kill(process.pid, 'SIGABRT'),
  swell: () =>
    new Promise(() => {
      setInterval(() => hoard.push(new Uint8Array(16 * 1024 * 1024).fill(1)), 5)
    }),
  environment: async () => Object.keys(process.env),
  write: async (path) => writeFile(String(path), 'x'),
  read: async (path) => (await readFile(String(path))).length,
  connect: (port) =>
    new Promise((resolve, reject) => {
      connect(Number(port), '127.0.0.1')
        .once('connect', () => resolve('connected'))
        .once('error', reject)
    }),
  niceness: async () => getPriority(),
})

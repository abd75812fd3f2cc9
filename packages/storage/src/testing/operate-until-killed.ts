// Backs up, restores or moves a shop as the JSON in its argument says, and kills itself after this many steps; with `steps` 0 it
// completes. Prints the number of steps.
import { writeSync } from 'node:fs'
import { backUp } from '../backup/back-up.ts'
import { move } from '../backup/move.ts'
import { restore } from '../backup/restore.ts'

type Settings =
  | { readonly operation: 'backUp'; readonly settings: Omit<Parameters<typeof backUp>[0], 'now'> }
  | { readonly operation: 'restore'; readonly settings: Parameters<typeof restore>[0] }
  | { readonly operation: 'move'; readonly settings: Parameters<typeof move>[0] }

const { steps, ...work } = JSON.parse(process.argv[2] ?? '') as Settings & { readonly steps: number }

let done = 0
const onStep = () => {
  done += 1
  if (done === steps) process.kill(process.pid, 'SIGKILL')
}

if (work.operation === 'backUp') await backUp({ ...work.settings, now: new Date(0), onStep })
else if (work.operation === 'restore') await restore({ ...work.settings, onStep })
else await move({ ...work.settings, onStep })
writeSync(1, String(done))

// Loaded before the shop (`node --import`): records the longest turns of its event loop. On SIGUSR2 it writes
// them as JSON to the file in WATCH_LOOP, and starts over.
import { createRequire } from 'node:module'
import { rename, writeFile } from 'node:fs/promises'
import { isMainThread } from 'node:worker_threads'

const { env } = process
const file = env.WATCH_LOOP

/** Longest turns: milliseconds, with those of the processor; rows and statements read by SQLite. */
const NOTHING = { wall: 0, processor: 0, rows: 0, statements: 0 }
let most = { ...NOTHING }

const keepMost = (turn) => {
  for (const [name, value] of Object.entries(turn)) most[name] = Math.max(most[name], value)
}

/** Measures the delay of a timer. */
function watchTime() {
  const processorTime = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  let [last, lastProcessor] = [performance.now(), processorTime()]
  setInterval(() => {
    const [now, processor] = [performance.now(), processorTime()]
    const wall = now - last
    // Other threads use processor time, too: never more than the elapsed time.
    keepMost({ wall, processor: Math.min(wall, processor - lastProcessor) })
    last = now
    lastProcessor = processor
  }, 1).unref()
}

/** Counts reads until the event loop's next turn. */
function watchReads() {
  const storage = new URL('../../../../packages/storage/package.json', import.meta.url)
  const Database = createRequire(storage)('better-sqlite3')
  const memory = new Database(':memory:')
  const statement = Object.getPrototypeOf(memory.prepare('select 1'))
  memory.close()
  let turn = null
  const read = (rows) => {
    if (turn === null) {
      turn = { rows: 0, statements: 0 }
      setImmediate(() => {
        keepMost(turn)
        turn = null
      })
    }
    turn.rows += rows
    turn.statements += 1
  }
  const { all, get } = statement
  statement.all = function (...values) {
    const rows = all.apply(this, values)
    read(rows.length)
    return rows
  }
  statement.get = function (...values) {
    read(1)
    return get.apply(this, values)
  }
}

if (isMainThread && file) {
  // Child processes of the shop aren't watched.
  delete env.WATCH_LOOP
  delete env.NODE_OPTIONS
  watchTime()
  watchReads()
  process.on('SIGUSR2', () => {
    const text = JSON.stringify({ ...most, memory: process.memoryUsage.rss() })
    most = { ...NOTHING }
    void writeFile(`${file}.part`, text).then(() => rename(`${file}.part`, file))
  })
}

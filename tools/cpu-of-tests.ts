// Set-up of every file of tests: notes the processor time of each test in its report, for the table at the end of `npm test`. On a busy
// machine it stays what it is on a quiet one. What child processes take is left out.
import { afterEach } from 'vitest'

/** From here on, so that the first test of a file has what the file loads, too. */
let before = process.cpuUsage()

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  Object.assign(task.meta, { cpu: Math.round((user + system) / 1000) })
})

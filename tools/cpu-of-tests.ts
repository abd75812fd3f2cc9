// Setup of every test file: adds the CPU time of each test to its report, for the table at the end of `npm test`. Unlike elapsed
// time it does not depend on other load. Child processes are not included.
import { afterEach } from 'vitest'

/** Starts here, so that the first test of a file includes loading it. */
let before = process.cpuUsage()

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  Object.assign(task.meta, { cpu: Math.round((user + system) / 1000) })
})

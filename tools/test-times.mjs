// Duration of tests for the end of `npm test`: a table of projects and one of the slowest files, from vitest's reports.
import { relative } from 'node:path'

/** Number of slowest files listed. */
const FILES = 15

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(0)

/** CPU time of a file's tests, without child processes; recorded by `cpu-of-tests.ts`. */
const cpuOf = ({ assertionResults = [] }) =>
  assertionResults.reduce((sum, { meta }) => sum + (meta?.cpu ?? 0), 0)

/** Total time during which any of the files was tested: projects in one run alternate. */
function elapsedOf(files) {
  let [elapsed, until] = [0, 0]
  for (const { startTime, endTime } of files.toSorted((one, other) => one.startTime - other.startTime)) {
    elapsed += Math.max(0, endTime - Math.max(startTime, until))
    until = Math.max(until, endTime)
  }
  return elapsed
}

/**
 * The durations in a report, in milliseconds: of the project, of all its files, and of each file. A report from the cache of nx
 * has the durations of the run that wrote it.
 */
export function timesOf(project, { testResults = [] }) {
  const files = testResults
    .map((file) => {
      const { name, startTime, endTime } = file
      return { project, name, startTime, endTime, time: endTime - startTime, cpu: cpuOf(file) }
    })
    // A file with only skipped tests has no duration.
    .filter(({ time }) => time > 0)
  return {
    project,
    files,
    elapsed: elapsedOf(files),
    together: files.reduce((sum, { time }) => sum + time, 0),
    cpu: files.reduce((sum, { cpu }) => sum + cpu, 0),
  }
}

/** Lines of columns as wide as their widest cell; the last is text. */
const table = (rows) => {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)))
  return rows.map((row) =>
    row.map((cell, at) => (at === row.length - 1 ? cell : cell.padStart(widths[at]))).join('  '),
  )
}

/** Both tables as lines, slowest first; `cached` are projects with reports of an earlier run. */
export function timesTable(times, root, cached = new Set()) {
  const projects = times.toSorted((one, other) => other.elapsed - one.elapsed)
  const files = times.flatMap((each) => each.files).toSorted((one, other) => other.time - one.time)
  return [
    ...table([
      ['seconds', 'files, added up', 'CPU', 'files', 'project'],
      ...projects.map(({ project, elapsed, together, cpu, files: { length } }) => [
        seconds(elapsed),
        seconds(together),
        seconds(cpu),
        String(length),
        cached.has(project) ? `${project} (of an earlier run)` : project,
      ]),
    ]),
    '',
    ...table([
      ['seconds', 'CPU', 'slowest files'],
      ...files
        .slice(0, FILES)
        .map(({ name, time, cpu }) => [seconds(time), seconds(cpu), relative(root, name)]),
    ]),
  ]
}

// How long tests took, for the end of `npm test`: a table of the projects and one of the slowest files, from vitest's reports.
import { relative } from 'node:path'

/** Slowest files named. */
const FILES = 15

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(0)

/**
 * What a report says of times, in milliseconds: from the project's first test to its last, all its files together, and each file.
 * A report from the cache of nx has the times of the run that wrote it.
 */
export function timesOf(project, { testResults = [] }) {
  const files = testResults
    .map(({ name, startTime, endTime }) => ({ project, name, startTime, endTime, time: endTime - startTime }))
    // A file whose tests are all skipped has no times.
    .filter(({ time }) => time > 0)
  return {
    project,
    files,
    elapsed:
      files.length === 0
        ? 0
        : Math.max(...files.map((file) => file.endTime)) - Math.min(...files.map((file) => file.startTime)),
    together: files.reduce((sum, { time }) => sum + time, 0),
  }
}

/** Lines of columns that are as wide as their widest cell; the last is text. */
const table = (rows) => {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)))
  return rows.map((row) =>
    row.map((cell, at) => (at === row.length - 1 ? cell : cell.padStart(widths[at]))).join('  '),
  )
}

/** Both tables as lines, slowest first; `cached` are the projects whose reports are of an earlier run. */
export function timesTable(times, root, cached = new Set()) {
  const projects = times.toSorted((one, other) => other.elapsed - one.elapsed)
  const files = times.flatMap((each) => each.files).toSorted((one, other) => other.time - one.time)
  return [
    ...table([
      ['seconds', 'files, added up', 'files', 'project'],
      ...projects.map(({ project, elapsed, together, files: { length } }) => [
        seconds(elapsed),
        seconds(together),
        String(length),
        cached.has(project) ? `${project} (of an earlier run)` : project,
      ]),
    ]),
    '',
    ...table([
      ['seconds', 'slowest files'],
      ...files.slice(0, FILES).map(({ name, time }) => [seconds(time), relative(root, name)]),
    ]),
  ]
}

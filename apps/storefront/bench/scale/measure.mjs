// Rates and processor time of a server under load.
import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

export const CONNECTIONS = 4

/** Milliseconds of processor time used by a process without its children. */
function processorMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** Resident megabytes of a process. */
export const memoryOf = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024

/** The machine's load: runnable processes, averaged over a minute. */
export const machineLoad = () => readFileSync('/proc/loadavg', 'utf8').split(' ')[0]

/** One round: requests a second, processor time of the server per request in µs, latency in ms, bytes per response. */
export async function measure(
  { url, pid },
  { path, paths, cookies, guests, method = 'GET', headers = {}, body, connections = CONNECTIONS },
  seconds,
) {
  const before = processorMs(pid)
  const requests =
    paths?.map((each) => ({ path: each, method, headers })) ??
    guests?.map((guest) => ({
      ...{ path, method, body: guest.line },
      headers: { ...headers, cookie: guest.cookie },
    })) ??
    cookies?.map((cookie) => ({ path, method, headers: { ...headers, cookie }, body }))
  let clients = 0
  /** Each connection begins at another path, so that none repeats another's request. */
  const setupClient = (client) => {
    const from = Math.floor((requests.length * clients++) / connections)
    client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
  }
  const result = await autocannon({
    url: url + (path ?? ''),
    method,
    headers,
    body,
    ...(requests ? { requests, setupClient } : {}),
    connections,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path ?? paths[0]}: ${result.non2xx} responses beyond 2xx, ${result.errors} errors`)
  const { total, average } = result.requests
  return {
    rate: average,
    processor: ((processorMs(pid) - before) * 1000) / total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / total),
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const least = (rounds, of) => Math.min(...rounds.map((round) => round[of]))

/**
 * Alternating rounds of both: the median share of the rate, and the lowest share of processor time, which other work on
 * the machine affects least.
 */
export async function compare(shop, ours, rival, theirs, { rounds, seconds }) {
  await measure(shop, ours, seconds)
  const runs = []
  for (let round = 0; round < rounds; round++)
    runs.push({
      ours: await measure(shop, ours, seconds),
      theirs: rival && (await measure(rival, theirs, seconds)),
    })
  const mine = runs.map((run) => run.ours)
  const others = runs.map((run) => run.theirs)
  const found = {
    rate: median(mine.map(({ rate }) => rate)),
    processor: least(mine, 'processor'),
    p50: median(mine.map(({ p50 }) => p50)),
    p99: median(mine.map(({ p99 }) => p99)),
    bytes: mine[0].bytes,
  }
  if (!rival) return found
  return {
    ...found,
    bareRate: median(others.map(({ rate }) => rate)),
    bareProcessor: least(others, 'processor'),
    share: median(runs.map((run) => run.ours.rate / run.theirs.rate)),
    processorShare: least(others, 'processor') / least(mine, 'processor'),
  }
}

// Pages from memory compared with a static body of the same size, and with a bare Remix page of that size.
import { compare, machineLoad } from './scale/measure.mjs'
import { open, openBareRemix } from './servers.mjs'

/** Target share of the static body's rate or processor time, whichever is higher. */
const AIM = 0.5

const sizeOf = async (url, headers) => (await (await fetch(url, { headers })).arrayBuffer()).byteLength

/** Number of tiles that makes the bare Remix page as large as the shop's. */
export async function tilesFor(remix, bytes) {
  const [few, many] = [await sizeOf(`${remix.url}/?tiles=10`), await sizeOf(`${remix.url}/?tiles=210`)]
  return Math.max(0, Math.round(((bytes - few) / (many - few)) * 200) + 10)
}

const percent = (share) => `${(share * 100).toFixed(0).padStart(3)} %`

/** Prints the share of each page, for each visitor: their name, and their session's cookie. */
export async function printShares(shop, pages, visitors, times) {
  const still = await open('./bare-static.mjs', 'Bare static is open', {})
  const remix = await openBareRemix()
  try {
    for (const [visitor, cookie] of visitors)
      for (const [name, path] of pages) {
        const headers = cookie === null ? {} : { cookie }
        const bytes = await sizeOf(shop.url + path, { ...headers, 'accept-encoding': 'identity' })
        const ours = { path, headers }
        const found = await compare(shop, ours, still, { path: `/static?bytes=${bytes}` }, times)
        const bare = { path: `/?tiles=${await tilesFor(remix, bytes)}` }
        const beside = await compare(shop, ours, remix, bare, { ...times, rounds: 1 })
        const best = Math.max(found.share, found.processorShare)
        console.log(
          `${name.padEnd(22)} ${visitor.padEnd(18)} ${String(Math.round(bytes / 1000)).padStart(3)} kB  ` +
            `${found.processor.toFixed(0).padStart(4)} µs, static ${found.bareProcessor
              .toFixed(0)
              .padStart(4)}: ${percent(found.share)} of the rate, ${percent(
              found.processorShare,
            )} of the processor time  ` +
            `${beside.share.toFixed(0).padStart(4)} times the rate of a bare Remix page  ` +
            `aim ${percent(AIM)}${best < AIM ? '  BELOW' : ''}  load ${machineLoad()}`,
        )
      }
  } finally {
    await Promise.all([still.close(), remix.close()])
  }
}

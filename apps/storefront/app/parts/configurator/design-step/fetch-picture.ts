/** A picture that the shop draws of a product as it was saved last. Rejects when it can't be drawn now. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetchWhenFree(url, signal)
  if (!response.ok) throw new Error(`The press responded with ${response.status}.`)
  return response.blob()
}

/** How often a press with too much to do is asked, and after how many seconds where it doesn't say. */
const TIMES = 20
const SECONDS = 2

/** What the press makes, asked for again where it has too much to do for now: nobody has to press a button. FILE-14. */
export async function fetchWhenFree(url: string, signal: AbortSignal): Promise<Response> {
  for (let time = 1; ; time += 1) {
    const response = await fetch(url, { headers: { accept: '*/*' }, signal })
    if (response.status !== 503 || time === TIMES) return response
    await pause(Number(response.headers.get('retry-after') ?? SECONDS), signal)
  }
}

/** Rejects as soon as nobody waits any more. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Fetches a picture of the saved product. Rejects if it can't be drawn now. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetchWhenFree(url, signal)
  if (!response.ok) throw new Error(`The press responded with ${response.status}.`)
  return response.blob()
}

/** Number of attempts while the press is busy, and the pause in seconds if the response states none. */
const TIMES = 20
const SECONDS = 2

/** Fetches a result of the press, and repeats the request while the press is busy, so that the shopper need not. FILE-14. */
export async function fetchWhenFree(url: string, signal: AbortSignal): Promise<Response> {
  for (let time = 1; ; time += 1) {
    const response = await fetch(url, { headers: { accept: '*/*' }, signal })
    if (response.status !== 503 || time === TIMES) return response
    await pause(Number(response.headers.get('retry-after') ?? SECONDS), signal)
  }
}

/** Waits; rejects as soon as the request is aborted. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

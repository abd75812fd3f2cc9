/** The queue position of the shopper's last waiting upload or retouch; 0 if none waits. Rejects if it is unknown. */
export async function fetchQueuePlace(signal: AbortSignal): Promise<number> {
  const response = await fetch('/prepress/api/v1/queue/', { headers: { accept: 'application/json' }, signal })
  if (!response.ok) throw new Error(`The queue responded with ${response.status}.`)
  return ((await response.json()) as { readonly place: number }).place
}

/** A picture that the shop draws of a product as it was saved last. Rejects when it can't be drawn now. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The press responded with ${response.status}.`)
  return response.blob()
}

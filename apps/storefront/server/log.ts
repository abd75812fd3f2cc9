/** One line of JSON per thing that went wrong; nothing of a shopper's data but the path they asked for. */
export function reportError(error: unknown, request?: Request): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const asked = request && `${request.method} ${new URL(request.url).pathname}`
  console.error(
    JSON.stringify({ time: new Date().toISOString(), level: 'error', asked, name, message, stack }),
  )
}

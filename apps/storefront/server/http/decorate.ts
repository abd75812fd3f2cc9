import { compress } from './compress.ts'
import { ALWAYS } from './headers.ts'

/** The headers of every answer to a browser, and packing. */
export function decorator(secure: boolean): (request: Request, response: Response) => Response {
  const always = Object.entries({
    ...ALWAYS,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  })
  return (request, response) => {
    for (const [name, value] of always) if (!response.headers.has(name)) response.headers.set(name, value)
    return compress(request, response)
  }
}

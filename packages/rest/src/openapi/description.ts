import type { AnyRoute } from '../http/route.ts'
import { openApiDocument } from './document.ts'

export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>

/** The API's description, generated once, with the first request for it. */
export interface Description {
  document(): Promise<OpenApiDocument>
  text(): Promise<string>
}

/** OPS-10, API-24. */
export const createDescription = (
  routes: () => readonly AnyRoute[],
  write: typeof openApiDocument = openApiDocument,
): Description => {
  let document: Promise<OpenApiDocument> | null = null
  let text: Promise<string> | null = null
  const written = () => (document ??= write(routes()))
  return {
    document: written,
    text: () => (text ??= written().then((whole) => JSON.stringify(whole))),
  }
}

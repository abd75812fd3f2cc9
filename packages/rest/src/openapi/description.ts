import type { AnyRoute } from '../http/route.ts'
import { packable, type Packable } from '../http/packing.ts'
import { openApiDocument } from './document.ts'

export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>

/** The API's description, generated once, with the first request for it. */
export interface Description {
  document(): Promise<OpenApiDocument>
  text(): Promise<string>
  /** Its text, compressed once. */
  packed(): Promise<Packable | null>
}

/** OPS-10, API-24. */
export const createDescription = (
  routes: () => readonly AnyRoute[],
  write: typeof openApiDocument = openApiDocument,
): Description => {
  let document: Promise<OpenApiDocument> | null = null
  let text: Promise<string> | null = null
  let packed: Promise<Packable | null> | null = null
  const written = () => (document ??= write(routes()))
  const asText = () => (text ??= written().then((whole) => JSON.stringify(whole)))
  return {
    document: written,
    text: asText,
    packed: () => (packed ??= asText().then((whole) => packable(whole))),
  }
}

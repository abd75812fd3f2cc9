import type { Design } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design'
import { messagesOf } from '../../configurator/design-step/messages-of.ts'

/** A version of a design in the API. */
export interface Version {
  readonly id: string
  /** `Untitled` if it has no name. */
  readonly name: string
  /** A picture as a data URL; empty for none. */
  readonly preview: string
  /** ISO 8601. */
  readonly created: string
  readonly data: { readonly design?: unknown }
}

/** A new version; without a name the shop gives it one. */
export interface NewVersion {
  readonly name: string
  readonly preview: string
  readonly design: Design
}

type Saved =
  | { readonly ok: true; readonly version: Version }
  | { readonly ok: false; readonly messages: readonly string[] }

const VERSIONS = '/custom/api/v1/custom-autosave/'
const PAGE_SIZE = 10

/** The API of a design's versions. Each call rejects if the shop can't be reached. TOOL-6. */
export const versionsOf = (custom: string, template: string) => ({
  /** URL of the newest ones. */
  first: `${VERSIONS}?${new URLSearchParams({ custom, ordering: '-created', page_size: String(PAGE_SIZE) })}`,
  /** A page of versions, newest first, with the next page's URL, which stays correct when versions are added or removed. */
  list: async (path: string, signal?: AbortSignal) => {
    const { results, next } = await responded<{ results: readonly Version[]; next: string | null }>(
      fetch(path, { headers: JSON_WANTED, ...(signal && { signal }) }),
    )
    return { versions: results, next }
  },
  keep: async ({ name, preview, design }: NewVersion): Promise<Saved> => {
    const fields = {
      ...(name && { name }),
      preview,
      data: { design: designAsJson(design) },
      custom,
      template,
    }
    const response = await fetch(VERSIONS, {
      method: 'POST',
      headers: { ...JSON_WANTED, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    if (response.status >= 500 || response.status === 429)
      throw new Error(`${VERSIONS} responded with ${response.status}.`)
    const body: unknown = await response.json()
    return response.ok ? { ok: true, version: body as Version } : { ok: false, messages: messagesOf(body) }
  },
  remove: async (id: string): Promise<void> => {
    const response = await fetch(`${VERSIONS}${id}/`, { method: 'DELETE', headers: JSON_WANTED })
    // It was deleted elsewhere in the meantime.
    if (!response.ok && response.status !== 404)
      throw new Error(`${VERSIONS} responded with ${response.status}.`)
  },
})

export type Versions = ReturnType<typeof versionsOf>

const JSON_WANTED = { accept: 'application/json' } as const

async function responded<T>(requesting: Promise<Response>): Promise<T> {
  const response = await requesting
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}.`)
  return (await response.json()) as T
}

import type { AnyRecord } from '@kisscut/records'

/** Initial values of new rows where the record has no default: most shops sell uploaded artwork. */
export const BEGINNINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  template: { tool_type: 'upload' },
}

/** A name as a slug: `Crème & Co` → `creme-co`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-|-$/g, '')

const joined = (parts: readonly unknown[], by: string) => parts.filter(Boolean).map(String).join(by)

/** Whether rows form a tree, each with its path. */
export const isTree = (record: AnyRecord): boolean =>
  'parent' in record.schema.shape && 'path' in record.schema.shape

type Row = Readonly<Record<string, unknown>>

/** Suggestions for fields from a row's name (and its parent). */
export function suggestionsFor(
  record: AnyRecord,
  name: string,
  parent: Row | null,
): Readonly<Record<string, string>> {
  const slug = slugOf(name)
  const all: Readonly<Record<string, string>> = {
    slug,
    sku: slug.toUpperCase().slice(0, 64).replace(/-$/, ''),
    material_name: name,
    ...(isTree(record)
      ? {
          path: joined([parent?.['path'], slug], '/'),
          name_path: joined([parent?.['name_path'] ?? parent?.['name'], name], ' / '),
        }
      : {}),
  }
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in record.schema.shape))
}

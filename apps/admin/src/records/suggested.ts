import type { AnyRecord } from '@kisscut/records'

/** What a new row begins with where its record leaves the choice open: most shops sell what shoppers upload. */
export const BEGINNINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  template: { tool_type: 'upload' },
}

/** A name as a part of an address: `Crème & Co` → `creme-co`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-|-$/g, '')

const joined = (parts: readonly unknown[], by: string) => parts.filter(Boolean).map(String).join(by)

/** Whether rows stand below one another, each with the path to it. */
export const isTree = (record: AnyRecord): boolean =>
  'parent' in record.schema.shape && 'path' in record.schema.shape

type Row = Readonly<Record<string, unknown>>

/** What follows from a row's name (and from the row it is below) in fields that it has. */
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

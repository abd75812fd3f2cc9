import { randomUUID } from 'node:crypto'
import type { Design } from '@kisscut/artwork/design'
import { designToJson } from '@kisscut/artwork/design-json'
import { userFile, type RowOf } from '@kisscut/records'
import type { CustomRow } from '../configure/custom-rows.ts'
import { copyCustom } from '../configure/write-custom.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { oncePerKey, Rollback } from '../idempotency.ts'
import type { Outcome } from '../outcome.ts'
import type { Files } from '../ports/files.ts'
import type { Records } from '../ports/records.ts'
import type { Deps, DepsOf } from '../dependencies.ts'

type FileRow = RowOf<typeof userFile>
type NewFile = Omit<FileRow, 'created' | 'updated' | 'revision'>

/**
 * Copies a design with its files for another owner, who may change it freely; the original is unchanged. Opening the same link again
 * gives the same copy. TOOL-9.
 */
export async function copyForOwner(
  deps: Deps<'storage.files' | 'storage.records'> & DepsOf<typeof oncePerKey>,
  row: CustomRow,
  owner: string,
): Promise<Outcome<{ readonly id: string }>> {
  const { records, files } = deps.storage
  const design = designOfCustom(row)
  const copies: NewFile[] = []
  const originals = await filesOf(records, row, design)
  const ids = new Map(originals.map(({ id }) => [id, randomUUID() as string]))
  for (const file of originals) copies.push(await copyFile(files, file, ids, owner))
  const request = { key: `open ${row.link}`, request: ['open', row.id] }
  return await oncePerKey(deps, owner, request, async (store) => {
    for (const file of copies) await store.records.create(userFile, file)
    const copied = await copyCustom(store, {
      ...row,
      owner,
      user_file: row.user_file && (ids.get(row.user_file) ?? null),
      design: designToJson(withFiles(design, ids)),
    })
    if (!copied.ok) throw new Rollback(copied)
    return { id: copied.value.id }
  })
}

/** The files of a design, with the files they were made from. */
async function filesOf(records: Records, row: CustomRow, design: Design): Promise<readonly FileRow[]> {
  const found = new Map<string, FileRow>()
  let wanted = [row.user_file, ...design.elements.map((each) => (each.kind === 'upload' ? each.file : null))]
  for (;;) {
    const idIn = [...new Set(wanted)].filter((id): id is string => id !== null && !found.has(id))
    if (idIn.length === 0) return [...found.values()]
    const rows = await records.findMany(userFile, { owner: row.owner, idIn })
    for (const file of rows) found.set(file.id, file)
    wanted = rows.map((file) => file.original_background_file)
  }
}

async function copyFile(
  files: Files,
  { created: _made, updated: _changed, revision: _revision, ...row }: FileRow,
  ids: ReadonlyMap<string, string>,
  owner: string,
): Promise<NewFile> {
  const copied = async (folder: string, key: string, mime: string) => {
    const extension = key.slice(key.lastIndexOf('.') + 1)
    return (await files.put(folder, await files.bytes(key), { extension, mime })).key
  }
  return {
    ...row,
    owner,
    id: ids.get(row.id)!,
    file: await copied('uploads', row.file, row.mime),
    removed: false,
    raster: row.raster && (await copied('rasters', row.raster, 'image/webp')),
    original_background_file: ids.get(row.original_background_file ?? '') ?? null,
  }
}

const withFiles = (design: Design, ids: ReadonlyMap<string, string>): Design => ({
  ...design,
  elements: design.elements.map((each) =>
    each.kind === 'upload' ? { ...each, file: ids.get(each.file) ?? each.file } : each,
  ),
})

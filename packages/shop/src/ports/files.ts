import type { Readable } from 'node:stream'

// — Files ——————————————————————————————————————————————————————————————————————————————————————————————————

export interface StoredFile {
  /** Unguessable; its first part is the folder: `uploads/…`, `previews/…`. */
  readonly key: string
  readonly bytes: number
  /** Hexadecimal SHA-256 of the content. */
  readonly sha256: string
}

/** A row that names a stored file. */
export interface FileUse {
  /** Its table; `<record> history`: an earlier version of that record's row. */
  readonly usedBy: string
  readonly row: string
}

export interface OpenFile {
  readonly stream: Readable
  readonly bytes: number
  readonly mime: string
  /** For `ETag`, without quotes: a stored file never changes. */
  readonly etag: string
}

/**
 * Stored files stay while a row names them: see `fileFieldsOf`. One that no row has named for a day is deleted, so that whoever stores a
 * file and can't name it leaves nothing to tidy up (FILE-22).
 */
export interface Files {
  /** When this resolves the content survives a crash. `from` is bytes, or the path of a file that is left where it is. */
  put(
    folder: string,
    from: Uint8Array | { readonly path: string },
    about: { readonly extension: string; readonly mime: string },
  ): Promise<StoredFile>
  /** Null if there is none. The stream must be read or destroyed. */
  open(key: string): Promise<OpenFile | null>
  /** The whole content; throws if there is none. */
  bytes(key: string): Promise<Uint8Array>
  /** Puts those of these files out of reach that no row names, without waiting for a day. Missing files are no error. */
  removeUnused(keys: readonly string[]): Promise<void>
  /** Which rows name the file. */
  uses(key: string): Promise<readonly FileUse[]>
  /** Takes away what a crash before then left half written, and every file that no row has named for a day; how many files. */
  sweep(before: Date): Promise<number>
}

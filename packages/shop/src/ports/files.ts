import type { Readable } from 'node:stream'

// — Files ——————————————————————————————————————————————————————————————————————————————————————————————————

export interface StoredFile {
  /** Unguessable; its first part is the folder, as in `uploads/…` or `previews/…`. */
  readonly key: string
  readonly bytes: number
  /** Hexadecimal SHA-256 of the content. */
  readonly sha256: string
}

/** A row that uses a stored file. */
export interface FileUse {
  /** The row's table; `<record> history` for an earlier version of that record's row. */
  readonly usedBy: string
  readonly row: string
}

export interface OpenFile {
  readonly stream: Readable
  readonly bytes: number
  readonly mime: string
  /** For `ETag`, without quotes; a stored file never changes. */
  readonly etag: string
}

/**
 * Stored files are retained while a row uses them: see `fileFieldsOf`. A file unused for a day is deleted, so that callers that
 * fail after storing a file needn't clean up (FILE-22).
 */
export interface Files {
  /** Once this resolves, the content survives a crash. `from` is bytes, or the path of a file, which stays in place. */
  put(
    folder: string,
    from: Uint8Array | { readonly path: string },
    about: { readonly extension: string; readonly mime: string },
  ): Promise<StoredFile>
  /** Null if it doesn't exist. The stream must be read or destroyed. */
  open(key: string): Promise<OpenFile | null>
  /** The whole content; throws if it doesn't exist. */
  bytes(key: string): Promise<Uint8Array>
  /**
   * Makes the unused ones of these files unreachable at once, without waiting for a day. Missing files are no error. Until a sweep
   * has recorded every use of a shop's files, it leaves them to the sweep.
   */
  removeUnused(keys: readonly string[]): Promise<void>
  /** The rows that use the file. */
  uses(key: string): Promise<readonly FileUse[]>
  /** Deletes files half written in a crash before this time, and every file unused for a day. Returns their number. */
  sweep(before: Date): Promise<number>
}

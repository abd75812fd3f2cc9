import type { Readable } from 'node:stream'

// — Files ——————————————————————————————————————————————————————————————————————————————————————————————————

export interface StoredFile {
  /** Unguessable; its first part is the folder: `uploads/…`, `previews/…`. */
  readonly key: string
  readonly bytes: number
  /** Hexadecimal SHA-256 of the content. */
  readonly sha256: string
}

export interface OpenFile {
  readonly stream: Readable
  readonly bytes: number
  readonly mime: string
  /** For `ETag`, without quotes: a stored file never changes. */
  readonly etag: string
}

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
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>
  /** Takes away what a crash before then left half written; how many files. */
  sweep(before: Date): Promise<number>
}

/** A file that the shop serves at its own address. */
export interface ServedFile {
  readonly mime: string
  readonly bytes: Uint8Array
}

/** Files that records refer to by address: fonts, cliparts, pictures of the catalog. */
export interface ServedFiles {
  /** Null if the address isn't the shop's own, or has no file; nothing is fetched from elsewhere. */
  read(address: string): Promise<ServedFile | null>
}

/** A file that the shop serves under an address of its own. */
export interface ServedFile {
  readonly mime: string
  readonly bytes: Uint8Array
}

/** Files that records name by their addresses: fonts, cliparts, pictures of the catalog. */
export interface ServedFiles {
  /** Null if the address isn't the shop's own, or has no file; nothing is fetched from elsewhere. */
  read(address: string): Promise<ServedFile | null>
}

/** A file that the shop serves under an address of its own. */
export interface ServedFile {
  readonly mime: string
  readonly bytes: Uint8Array
}

/** Files that records name by their addresses: fonts, cliparts, pictures of the catalog. */
export interface ServedFiles {
  /** Null for an address that is none of the shop's own, or where nothing is: nothing is ever fetched from elsewhere. */
  read(address: string): Promise<ServedFile | null>
}

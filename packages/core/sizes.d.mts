/** What `sizes.mjs` tells: bytes of an entry, bundled for a page. */
export interface EntrySize {
  readonly name: string
  readonly minified: number
  readonly gzipped: number
}
export function entrySizes(source?: string): Promise<readonly EntrySize[]>
export function boundOf(name: string): number

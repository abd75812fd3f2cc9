/** A data folder with a shop of many products. */
export interface FilledShop {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  readonly products: number
  remove(): Promise<void>
}

/** The shop of another data folder on SQLite, which may be open, grown by copies to at least so many products of a class. */
export function copiedShop(
  from: string,
  size: number,
  productClass: 'custom' | 'clipart' | 'marketplace',
): Promise<FilledShop>

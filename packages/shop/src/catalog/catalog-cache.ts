import type { Clock } from '../ports-clock.ts'
import type { Catalog as CatalogStore } from '../ports.ts'
import { compileCatalog, type CompiledCatalog } from './compile.ts'

/** How long a compiled catalog is believed without asking storage for its version, milliseconds. */
export const BELIEVED_FOR_MS = 1000

/** Keeps the compiled catalog, drops it when the catalog's version in storage has moved on, and tells once a version what is wrong with it. */
export interface CatalogCache {
  /** The catalog of the version storage has now: for whatever is kept or charged. */
  current(): Promise<CompiledCatalog>
  /** A catalog at most a second behind storage, at once where there is one: for pages and quotes. */
  recent(): CompiledCatalog | Promise<CompiledCatalog>
}

export const createCatalogCache = (
  store: CatalogStore,
  now: Clock,
  tell: (fault: Error) => void = () => undefined,
): CatalogCache => {
  let kept: CompiledCatalog | null = null
  let checkedAt = -Infinity
  let checking: Promise<CompiledCatalog> | null = null
  let compiling: { readonly version: number; readonly work: Promise<CompiledCatalog> } | null = null

  const read = async (version: number) => {
    const [rows, calendar] = await Promise.all([store.everyRow(), store.productionCalendar()])
    const compiled = compileCatalog(rows, calendar, version)
    for (const { productId, message } of compiled.faults)
      tell(new Error(`The product ${productId} is left out of the shop: ${message}`))
    return compiled
  }

  /** Asked for twice at once, a version is compiled once. */
  const compile = (version: number): Promise<CompiledCatalog> => {
    if (compiling?.version !== version) compiling = { version, work: read(version) }
    return compiling.work
  }

  const current = async (): Promise<CompiledCatalog> => {
    const asked = now().getTime()
    const version = await store.version()
    if (kept?.version === version) {
      checkedAt = Math.max(checkedAt, asked)
      return kept
    }
    try {
      const compiled = await compile(version)
      if (kept === null || kept.version < version) [kept, checkedAt] = [compiled, asked]
      return compiled
    } finally {
      if (compiling?.version === version) compiling = null
    }
  }

  /** However many ask at once, storage is asked once. */
  const check = (): Promise<CompiledCatalog> => {
    checking ??= current().finally(() => {
      checking = null
    })
    return checking
  }

  return {
    current,
    recent: () => (kept !== null && now().getTime() - checkedAt < BELIEVED_FOR_MS ? kept : check()),
  }
}

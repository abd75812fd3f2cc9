import type { Clock } from '../ports-clock.ts'
import type { Catalogue as CatalogueStore } from '../ports.ts'
import { compileCatalogue, type CompiledCatalogue } from './compile.ts'

/** How long a compiled catalogue is believed without asking storage for its version, milliseconds. */
export const BELIEVED_FOR_MS = 1000

/** Keeps the compiled catalogue, drops it when the catalogue's version in storage has moved on, and tells once a version what is wrong with it. */
export interface CatalogueKeeper {
  /** The catalogue of the version storage has now: for whatever is kept or charged. */
  current(): Promise<CompiledCatalogue>
  /** A catalogue at most a second behind storage, at once where there is one: for pages and quotes. */
  recent(): CompiledCatalogue | Promise<CompiledCatalogue>
}

export const createCatalogueKeeper = (
  store: CatalogueStore,
  now: Clock,
  tell: (fault: Error) => void = () => undefined,
): CatalogueKeeper => {
  let kept: CompiledCatalogue | null = null
  let checkedAt = -Infinity
  let checking: Promise<CompiledCatalogue> | null = null
  let compiling: { readonly version: number; readonly work: Promise<CompiledCatalogue> } | null = null

  const read = async (version: number) => {
    const [rows, calendar] = await Promise.all([store.everyRow(), store.productionCalendar()])
    const compiled = compileCatalogue(rows, calendar, version)
    for (const { productId, message } of compiled.faults)
      tell(new Error(`The product ${productId} is left out of the shop: ${message}`))
    return compiled
  }

  /** Asked for twice at once, a version is compiled once. */
  const compile = (version: number): Promise<CompiledCatalogue> => {
    if (compiling?.version !== version) compiling = { version, work: read(version) }
    return compiling.work
  }

  const current = async (): Promise<CompiledCatalogue> => {
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
  const check = (): Promise<CompiledCatalogue> => {
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

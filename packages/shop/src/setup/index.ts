import { category, settings, template, templateMaterial } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import * as messages from '../messages/setup.ts'
import { conflict, done, notFound, NOT_YOUR_ROLE, type Failure, type Outcome } from '../outcome.ts'
import type { DemoShop } from '../ports/demo-shop.ts'
import type { Storage } from '../ports/storage.ts'
import type { SettingsUseCases } from '../settings/index.ts'

/** State of the catalog: the demo shop's (perhaps with additions), empty, or the owner's own. */
export type Stock = 'demo' | 'empty' | 'own'

/** Starting point of a shop; `keep`: its present catalog. */
export type Start = 'keep' | 'demo' | 'empty'

export interface SetupState {
  /** Whether the owner has saved the shop's settings once. */
  readonly isDone: boolean
  readonly stock: Stock
  /** Whether there is a demo shop to start from. */
  readonly hasDemo: boolean
}

export interface Setup {
  /** The progress of setup. SETTINGS-11. */
  read(viewer: Viewer): Promise<Outcome<SetupState>>
  /** Loads the demo shop into an empty shop, clears it, or keeps the catalog; then setup is done. SETTINGS-10, SETTINGS-11. */
  start(viewer: Viewer, from: Start): Promise<Outcome<SetupState>>
}

interface SetupDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly settings: SettingsUseCases
  /** Null if there is no demo shop. */
  readonly demoShop: DemoShop | null
}

export const createSetup = ({ storage, catalog, settings: ofShop, demoShop }: SetupDeps): Setup => {
  const { records } = storage

  const stock = async (): Promise<Stock> => {
    if ((await demoShop?.stands(storage)) === true) return 'demo'
    for (const record of [category, template, templateMaterial])
      if (await records.exists(record)) return 'own'
    return 'empty'
  }

  const state = async (): Promise<SetupState> => ({
    isDone: (await storage.catalog.settings()).revision > 0,
    stock: await stock(),
    hasDemo: demoShop !== null,
  })

  /** Why the shop can't start from there; null if it can. */
  const failureOf = async ({ owner }: Viewer, from: Start, now: Stock): Promise<Failure | null> => {
    if (from === 'keep' || from === now) return null
    if (now === 'own') return conflict(messages.hasCatalog)
    if (demoShop === null) return notFound(messages.noDemoShop)
    if (from === 'empty') return (await demoShop.clear(storage, owner)) ? null : conflict(messages.demoInUse)
    if (!(await demoShop.load(storage))) return conflict(messages.hasCatalog)
    await storage.audit.note({ who: owner, did: 'loaded', what: 'demo_shop' })
    return null
  }

  return {
    read: async (viewer) => (can(viewer, 'change', settings.name) ? done(await state()) : NOT_YOUR_ROLE),

    async start(viewer, from) {
      if (!can(viewer, 'change', settings.name)) return NOT_YOUR_ROLE
      const failure = await failureOf(viewer, from, await stock())
      if (failure !== null) return failure
      if (!(await state()).isDone) {
        const saved = await ofShop.save(viewer, {}, undefined, messages.setUp)
        if (!saved.ok && saved.reason !== 'stale') return saved
      }
      await catalog.current()
      return done(await state())
    },
  }
}

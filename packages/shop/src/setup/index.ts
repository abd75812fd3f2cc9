import { category, settings, template, templateMaterial } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import * as messages from '../messages/setup.ts'
import { conflict, done, notFound, NOT_YOUR_ROLE, type Failure, type Outcome } from '../outcome.ts'
import type { DemoShop } from '../ports/demo-shop.ts'
import type { Storage } from '../ports/storage.ts'
import type { SettingsUseCases } from '../settings/index.ts'

/** A shop's catalog: the demo shop's (perhaps with more), none yet, or the owner's own. */
export type Stock = 'demo' | 'empty' | 'own'

/** Starting point of a shop; `keep`: its present content. */
export type Start = 'keep' | 'demo' | 'empty'

export interface SetupState {
  /** The owner has saved the shop's settings once. */
  readonly isDone: boolean
  readonly stock: Stock
  /** There is a demo shop to start from. */
  readonly hasDemo: boolean
}

export interface Setup {
  /** How far the owner has come. SETTINGS-11. */
  read(viewer: Viewer): Promise<Outcome<SetupState>>
  /** Fills an empty shop with the demo shop, clears that, or leaves everything; then the shop is set up. SETTINGS-10, SETTINGS-11. */
  start(viewer: Viewer, from: Start): Promise<Outcome<SetupState>>
}

interface SetupDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly settings: SettingsUseCases
  /** Null: there is no demo shop. */
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

  /** Null: the shop starts from there now. */
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

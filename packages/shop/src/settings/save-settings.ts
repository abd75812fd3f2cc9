import { readTerms } from '@kisscut/core/currency'
import { disorderOf, type ResolutionRule } from '@kisscut/core/print-rules'
import {
  CURRENCIES,
  SETTINGS_ID,
  settings,
  unsavedSettings,
  type ChangesOf,
  type SettingsRow,
} from '@kisscut/records'
import { can } from '../accounts/can.ts'
import { isStaff } from '../accounts/roles.ts'
import { accountOfOwner } from '../accounts/sessions.ts'
import { isEnrolled } from '../accounts/two-factor/is-enrolled.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import * as messages from '../messages/settings.ts'
import { staffOnly } from '../messages/records.ts'
import { done, invalid, NOT_YOUR_ROLE, type Failure, type Outcome } from '../outcome.ts'
import type { Storage, Transaction } from '../ports/storage.ts'
import { stale, type Stale } from '../records/stale.ts'
import { palePairs } from './palette.ts'
import type { Deps } from '../dependencies.ts'
import { printRulesOf } from './print-rules.ts'

export interface SettingsDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
}

type Errors = Readonly<Record<string, readonly string[]>>

const RESOLUTIONS = {
  good: 'good_resolution',
  low: 'low_resolution',
  coarse: 'coarse_resolution',
} as const satisfies Record<ResolutionRule, keyof SettingsRow>

/** Errors of contradictory resolutions, at the changed one; if both changed, at the lower one. SETTINGS-12. */
function resolutionErrors(row: SettingsRow, changes: Partial<SettingsRow>): Errors {
  const disorder = disorderOf(printRulesOf(row))
  if (disorder === null) return {}
  const [higher, lower] = [RESOLUTIONS[disorder.higher], RESOLUTIONS[disorder.lower]]
  return changes[lower] === undefined
    ? { [higher]: [messages.tooLow(disorder.lower, row[lower])] }
    : { [lower]: [messages.tooHigh(disorder.higher, row[higher])] }
}

/** Errors of the currencies' terms, also if the main currency is among the further ones. CUR-2. */
function currencyErrors({ currency, currencies }: SettingsRow, changes: Partial<SettingsRow>): Errors {
  const { terms, fault } = readTerms(currencies, currency)
  if (fault?.of === 'main' && changes.currencies === undefined)
    return { currency: [messages.isFurtherCurrency] }
  const unknown = terms.find((each) => !(CURRENCIES as readonly string[]).includes(each.currency))
  if (unknown !== undefined) return { currencies: [messages.unknownCurrency(unknown.currency)] }
  return fault === null ? {} : { currencies: [messages.currencyFault(fault.of, fault.line)] }
}

/** Errors that involve several settings, by field. SETTINGS-2, SETTINGS-4, SETTINGS-12. */
export function errorsOf(row: SettingsRow, changes: Partial<SettingsRow>): Errors {
  const [pale] = palePairs(row)
  const isOfBackground =
    pale?.on === 'ground' && (pale.color !== 'cut' || changes.background_color !== undefined)
  return {
    ...(pale === undefined
      ? {}
      : { [isOfBackground ? 'background_color' : 'accent_color']: [messages.tooPale(pale)] }),
    ...resolutionErrors(row, changes),
    ...currencyErrors(row, changes),
    ...(row.logo !== null && !row.logo.startsWith('/') ? { logo: [messages.logoElsewhere] } : {}),
  }
}

/** An owner who requires a second factor must have one, so that they aren't locked out. ACC-27. */
async function lacksOwn(
  store: Transaction,
  { owner }: Viewer,
  before: SettingsRow,
  { require_two_factor: isRequired = false }: Partial<SettingsRow>,
): Promise<boolean> {
  if (!isRequired || before.require_two_factor) return false
  const id = accountOfOwner(owner)
  return id === null || !(await isEnrolled(store, { id }))
}

const changesNothing = (before: SettingsRow, changes: ChangesOf<typeof settings>): boolean =>
  Object.entries(changes).every(([name, value]) => before[name as keyof SettingsRow] === value)

const FORBIDDEN: Failure = { ok: false, reason: 'forbidden', message: staffOnly }

/**
 * Saves settings and audits them, the first time or if any has changed; with a revision, only over that one. A new main currency replaces
 * the old one wherever it is stored. Pages of this process show it at once. SETTINGS-1, SETTINGS-6, SETTINGS-8.
 */
export const saveSettings =
  ({ storage, catalog }: Deps<'catalog.current' | 'storage.transaction'>) =>
  async (
    viewer: Viewer,
    changes: ChangesOf<typeof settings>,
    revision?: number,
    reason = '',
  ): Promise<Outcome<SettingsRow> | Stale<SettingsRow>> => {
    if (!can(viewer, 'change', settings.name)) return isStaff(viewer) ? NOT_YOUR_ROLE : FORBIDDEN
    const saved = await storage.transaction(
      async (store): Promise<Outcome<SettingsRow> | Stale<SettingsRow>> => {
        await store.lock(settings.name)
        const stored = await store.records.get(settings, SETTINGS_ID)
        const before = stored ?? unsavedSettings()
        if (revision !== undefined && before.revision !== revision) return stale(before)
        const errors = {
          ...errorsOf({ ...before, ...changes }, changes),
          ...((await lacksOwn(store, viewer, before, changes)) && {
            require_two_factor: [messages.secondFactorOfOwn],
          }),
        }
        if (Object.keys(errors).length > 0) return invalid(errors)
        // The first save is stored in any case: it says that the shop is set up. SETTINGS-11.
        if (before.revision > 0 && changesNothing(before, changes)) return done(before)
        if (stored === null) await store.records.create(settings, { id: SETTINGS_ID })
        const { currency = before.currency } = changes
        if (currency !== before.currency) await store.catalog.renameCurrency(before.currency, currency)
        const after = await store.records.update(settings, SETTINGS_ID, changes)
        if (after === null) throw new Error('The settings are gone within their own transaction')
        const what = `${settings.name} ${SETTINGS_ID}`
        await store.audit.note({ who: viewer.owner, did: 'changed', what, reason, before, after })
        return done(after)
      },
    )
    if (saved.ok) await catalog.current()
    return saved
  }

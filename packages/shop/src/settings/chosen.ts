import { type Unit, UNITS } from '@kisscut/core/units'
import type { Chosen } from '../accounts/viewer.ts'
import type { ShownSettings } from './shown-settings.ts'

/** Known values of typed or stored preferences; unknown ones are ignored. UNIT-2. */
export const chosenOf = (
  { currencies }: Pick<ShownSettings, 'currencies'>,
  { unit, currency }: { readonly unit?: unknown; readonly currency?: unknown },
): Chosen => ({
  ...((UNITS as readonly unknown[]).includes(unit) && { unit: unit as Unit }),
  ...((currencies as readonly unknown[]).includes(currency) && { currency: currency as string }),
})

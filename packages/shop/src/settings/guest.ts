import { BY_VISITOR, type SettingsRow } from '@kisscut/records'
import { guest, type Viewer } from '../accounts/viewer.ts'

/** Default display preferences for a browser's locale. SETTINGS-7. */
export const preferencesOf = (
  { unit, locale: figures }: Pick<SettingsRow, 'unit' | 'locale'>,
  locale: string,
): Pick<Viewer, 'unit' | 'locale'> => {
  const byVisitor = guest('', locale)
  return {
    unit: unit === BY_VISITOR ? byVisitor.unit : unit,
    locale: figures === BY_VISITOR ? locale : figures,
  }
}

/** A visitor without an account. */
export const guestOf = (settings: SettingsRow, owner: string, locale: string): Viewer => ({
  ...guest(owner, locale),
  ...preferencesOf(settings, locale),
})

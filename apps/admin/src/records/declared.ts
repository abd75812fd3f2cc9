import { recordNamed, settings, type AnyRecord } from '@kisscut/records'

/** The declaration of a react-admin resource: a record, or the settings. */
export const declared = (name: string): AnyRecord => (name === settings.name ? settings : recordNamed(name))

import { recordNamed, settings, type AnyRecord } from '@kisscut/records'

/** The declaration of what react-admin calls a resource: a record, or the settings. */
export const declared = (name: string): AnyRecord => (name === settings.name ? settings : recordNamed(name))

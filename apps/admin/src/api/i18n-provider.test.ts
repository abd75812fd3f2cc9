import { defaultI18nProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { FRAMEWORK } from '../messages/framework.ts'
import { i18nProvider } from './i18n-provider.ts'

describe('what the framework says (ADMIN-9)', () => {
  it('is in the words of the shop where the framework speaks of elements, queries and providers', () => {
    expect(i18nProvider.translate('ra.notification.created')).toBe('Saved')
    expect(i18nProvider.translate('ra.notification.deleted', { smart_count: 1 })).toBe('Removed')
    expect(i18nProvider.translate('ra.notification.deleted', { smart_count: 3 })).toBe('3 rows removed')
    expect(i18nProvider.translate('ra.action.save')).toBe('Save')
  })

  it('replaces texts that the framework has', () => {
    for (const key of Object.keys(FRAMEWORK))
      expect(defaultI18nProvider.translate(key, { _: '' }), key).not.toBe('')
  })
})

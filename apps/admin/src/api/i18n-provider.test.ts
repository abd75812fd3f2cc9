import { defaultI18nProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { FRAMEWORK } from '../messages/framework.ts'
import { i18nProvider } from './i18n-provider.ts'

describe('the framework’s texts (ADMIN-9)', () => {
  it('use the shop’s words instead of elements, queries and providers', () => {
    expect(i18nProvider.translate('ra.notification.created')).toBe('Saved')
    expect(i18nProvider.translate('ra.notification.deleted', { smart_count: 1 })).toBe('Removed')
    expect(i18nProvider.translate('ra.notification.deleted', { smart_count: 3 })).toBe('3 rows removed')
    expect(i18nProvider.translate('ra.action.save')).toBe('Save')
  })

  it('replace existing texts of the framework', () => {
    for (const key of Object.keys(FRAMEWORK))
      expect(defaultI18nProvider.translate(key, { _: '' }), key).not.toBe('')
  })
})

import { defaultI18nProvider, type I18nProvider } from 'react-admin'
import { FRAMEWORK } from '../messages/framework.ts'

/** The plural form for a count: `one |||| more`. */
const counted = (text: string, count: unknown): string => {
  const [one = text, more = one] = text.split(' |||| ')
  return count === undefined || count === 1 ? one : more
}

const filled = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** The framework's texts, some replaced by the shop's words. */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options: Readonly<Record<string, unknown>> = {}) => {
    const own = FRAMEWORK[key]
    return own === undefined
      ? defaultI18nProvider.translate(key, options)
      : filled(counted(own, options['smart_count']), options)
  },
}

import type { Viewer } from '@kisscut/shop'

/** Regions that measure in inches. */
const INCHES = new Set(['US', 'LR', 'MM'])

/**
 * How figures and lengths are written for a guest (decisions 16): the first language the browser asks for tells the
 * unit by its region; figures follow it where it is English, since the words around them are.
 */
export function mannerOf(acceptLanguage: string | null): Pick<Viewer, 'locale' | 'unit'> {
  const first = acceptLanguage?.split(/[,;]/, 1)[0]?.trim() ?? ''
  const locale = /^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Za-z]{2})?$/.test(first) ? new Intl.Locale(first) : null
  if (!locale) return { locale: 'en-US', unit: 'in' }
  const region = locale.maximize().region ?? 'US'
  const unit = INCHES.has(region) ? 'in' : 'mm'
  if (locale.language !== 'en') return { locale: unit === 'in' ? 'en-US' : 'en-GB', unit }
  return { locale: locale.region ? `en-${locale.region}` : 'en-US', unit }
}

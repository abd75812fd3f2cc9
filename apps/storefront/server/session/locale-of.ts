/** Regions that measure in inches; others use millimeters (SIZE-12). */
const INCHES = new Set(['US', 'LR', 'MM'])

/**
 * The locale of a guest: the browser's first language if it is English, like the texts around the figures; otherwise
 * British English, or American where the region measures in inches.
 */
export function localeOf(acceptLanguage: string | null): string {
  const first = acceptLanguage?.split(/[,;]/, 1)[0]?.trim() ?? ''
  if (!/^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Za-z]{2})?$/.test(first)) return 'en-US'
  const { language, region } = new Intl.Locale(first).maximize()
  if (language === 'en') return `en-${region ?? 'US'}`
  return INCHES.has(region ?? '') ? 'en-US' : 'en-GB'
}

/** Regions whose shoppers measure in inches; everyone else in millimeters (SIZE-12). */
const INCHES = new Set(['US', 'LR', 'MM'])

/**
 * How figures are written for a guest: the first language the browser prefers, where it is English, since the words
 * around the figures are; else British English, or American where the region measures in inches.
 */
export function localeOf(acceptLanguage: string | null): string {
  const first = acceptLanguage?.split(/[,;]/, 1)[0]?.trim() ?? ''
  if (!/^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Za-z]{2})?$/.test(first)) return 'en-US'
  const { language, region } = new Intl.Locale(first).maximize()
  if (language === 'en') return `en-${region ?? 'US'}`
  return INCHES.has(region ?? '') ? 'en-US' : 'en-GB'
}

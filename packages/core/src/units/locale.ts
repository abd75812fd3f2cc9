/** Default locale for lengths, also used for a locale unknown to the runtime. */
export const FALLBACK_LOCALE = 'en-US'

/** A locale the runtime does not know reads as `en-US`. */
export function supportedLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? FALLBACK_LOCALE
  } catch {
    return FALLBACK_LOCALE
  }
}

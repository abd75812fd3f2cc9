import type { MiddlewareHandler } from 'hono'
import { PRICES_IN } from '../../app/links/prices-in.ts'
import { preferencesCookie, preferencesOf, withPreferences } from '../session/preferences.ts'
import { isRead } from './request.ts'

/** Opens a page in the currency named by its address, and stores it as if it had been chosen in the header. CUR-10. */
export const openInNamedCurrency =
  (secure: boolean): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context
    const currency = isRead(req) ? req.query(PRICES_IN) : undefined
    if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return next()
    const { chosen } = preferencesOf(req.raw)
    if (chosen.currency === currency) return next()
    const named = { ...chosen, currency }
    req.raw = withPreferences(req.raw, named)
    await next()
    context.res.headers.append('set-cookie', preferencesCookie(named, secure))
  }

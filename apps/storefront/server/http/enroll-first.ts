import type { MiddlewareHandler } from 'hono'
import { urlFor } from '../../app/links/url-for.ts'
import type { CallerOf } from '../session/caller-of.ts'

/** Redirects staff who must set up two-factor sign-in to its page before the admin opens. ACC-27. */
export const enrollFirst =
  (callerOf: CallerOf): MiddlewareHandler =>
  async ({ req, redirect }, next) => {
    const caller = await callerOf(req.raw, { create: false })
    return caller?.viewer.mustEnroll ? redirect(urlFor('twoFactor'), 303) : next()
  }

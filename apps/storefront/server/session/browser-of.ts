import { cutText } from '@kisscut/core/text'
import type { BrowserSession } from '../../app/context.ts'
import { preferencesCookie } from './preferences.ts'
import { endCookie, sessionCookie, sessionIdOf } from './cookie.ts'

/** Maximum length of a browser's user agent. */
const LONGEST_DEVICE = 200

/** Reads the browser of a request: its session, its name, and the cookies that change its session. */
export const createBrowserOf =
  (secret: string, secure: boolean) =>
  ({ headers }: Request, address: string): BrowserSession => ({
    sessionId: sessionIdOf(headers.get('cookie'), secret),
    address,
    device: cutText(headers.get('user-agent') ?? '', LONGEST_DEVICE),
    cookie: (sessionId, seconds) => sessionCookie(sessionId, secret, secure, seconds ?? undefined),
    endCookie: endCookie(secure),
    preferencesCookie: (chosen) => preferencesCookie(chosen, secure),
  })

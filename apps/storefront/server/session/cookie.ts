import { parse, serialize } from 'hono/utils/cookie'
import { createHmac, timingSafeEqual } from 'node:crypto'

const NAME = 'kisscut_session'

const signature = (id: string, secret: string) => createHmac('sha256', secret).update(id).digest('base64url')

/** The maximum lifetime in browsers: a session is extended in storage, not in its cookie. */
export const COOKIE_SECONDS = 400 * 24 * 60 * 60

/** The `Set-Cookie` value for a session. */
export const sessionCookie = (
  id: string,
  secret: string,
  secure: boolean,
  maxAge: number = COOKIE_SECONDS,
): string => setCookie(`${id}.${signature(id, secret)}`, secure, maxAge)

/** The `Set-Cookie` value that removes it. */
export const endCookie = (secure: boolean): string => setCookie('', secure, 0)

const setCookie = (value: string, secure: boolean, maxAge: number): string =>
  serialize(NAME, value, { path: '/', maxAge, httpOnly: true, secure, sameSite: 'Lax' })

/** Whether the cookies may include a session of the shop, valid or not; cheaper than reading it. */
export const mayHaveSession = (cookies: string | undefined): boolean => cookies?.includes(`${NAME}=`) ?? false

/** Maximum number of remembered cookies. */
const COOKIES = 2000
/** Recently verified cookies, because a verification costs as much as a small query. */
const signed = new Set<string>()

/** The session id in a request's cookies; null if there is none or its signature is invalid. */
export function sessionIdOf(cookies: string | null, secret: string): string | null {
  const value = parse(cookies ?? '', NAME)[NAME]
  const dot = value?.lastIndexOf('.') ?? -1
  if (!value || dot < 1) return null
  const id = value.slice(0, dot)
  const cookie = `${secret} ${value}`
  if (signed.has(cookie)) return id
  const [given, ours] = [Buffer.from(value.slice(dot + 1)), Buffer.from(signature(id, secret))]
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null
  if (signed.size >= COOKIES) signed.delete(signed.keys().next().value!)
  signed.add(cookie)
  return id
}

import { SESSION_SECONDS } from '@kisscut/shop'
import { createHmac, timingSafeEqual } from 'node:crypto'

const NAME = 'kisscut_session'

const signature = (id: string, secret: string) => createHmac('sha256', secret).update(id).digest('base64url')

/** The `Set-Cookie` value that tells a browser its session. */
export function sessionCookie(id: string, secret: string, secure: boolean): string {
  const rest = `Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${NAME}=${id}.${signature(id, secret)}; ${rest}`
}

/** The session id of a request's cookies, or null when there is none or its signature is not ours. */
export function sessionIdOf(cookies: string | null, secret: string): string | null {
  const value = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
  const dot = value?.lastIndexOf('.') ?? -1
  if (!value || dot < 1) return null
  const id = value.slice(0, dot)
  const [given, ours] = [Buffer.from(value.slice(dot + 1)), Buffer.from(signature(id, secret))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null
}

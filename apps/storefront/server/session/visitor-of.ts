import type { Shop, Visitor } from '@kisscut/shop'
import { remembering } from '../http/remembering.ts'
import { sessionIdOf } from './cookie.ts'
import { preferencesFrom, type Stated } from './preferences.ts'

/** The visitor of a request without a key, by its headers; a promise only if it needs a query. */
export type VisitorOf = (stated: Stated) => Visitor | Promise<Visitor>

interface Deps {
  readonly accounts: Pick<Shop['accounts'], 'visitorOfSession'>
  readonly secret: string
}

/** Verifies a signature once, because it stays valid while the shop runs, but looks the session up each time. */
export function createVisitorOf({ accounts, secret }: Deps): VisitorOf {
  const sessionIn = remembering((cookies) => sessionIdOf(cookies, secret), { texts: 2000, characters: 1000 })
  return (stated) => {
    const { locale, chosen } = preferencesFrom(stated)
    return accounts.visitorOfSession(stated.cookie === null ? null : sessionIn(stated.cookie), locale, chosen)
  }
}

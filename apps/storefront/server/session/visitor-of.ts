import type { Shop, Visitor } from '@kisscut/shop'
import { remembering } from '../http/remembering.ts'
import { sessionIdOf } from './cookie.ts'
import { preferencesFrom, type Stated } from './preferences.ts'

/** The visitor of a request without a key, by its headers; a promise only where something has to be read. */
export type VisitorOf = (stated: Stated) => Visitor | Promise<Visitor>

interface Deps {
  readonly accounts: Pick<Shop['accounts'], 'visitorOfSession'>
  readonly secret: string
}

/** A signature is the same as long as the shop is open, so it is checked once; whether there is such a session is asked each time. */
export function createVisitorOf({ accounts, secret }: Deps): VisitorOf {
  const sessionIn = remembering((cookies) => sessionIdOf(cookies, secret), { texts: 2000, characters: 1000 })
  return (stated) => {
    const { locale, chosen } = preferencesFrom(stated)
    return accounts.visitorOfSession(stated.cookie === null ? null : sessionIn(stated.cookie), locale, chosen)
  }
}

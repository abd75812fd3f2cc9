import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { fingerprint } from '../ids/ids.ts'
import type { AccountStore, TokenKind } from '@kisscut/shop/ports/accounts'

type Tokens = Pick<AccountStore, 'addToken' | 'token' | 'useToken' | 'removeTokens'>

/** Single-use tokens; only their fingerprints are stored. */
export const tokensIn = (db: Db): Tokens => {
  const { account_token } = db.tables
  const isValid = (kind: TokenKind, token: string) =>
    and(
      eq(account_token.id, fingerprint(token)),
      eq(account_token.kind, kind),
      gt(account_token.expires, db.now()),
    )
  const stored = { accountId: account_token.account, data: account_token.data }
  return {
    async addToken({ kind, accountId, data, lifeSeconds }) {
      const token = randomBytes(32).toString('base64url')
      const expires = new Date(db.now().getTime() + lifeSeconds * 1000)
      const row = { id: fingerprint(token), kind, account: accountId, data, expires }
      await db.query.insert(account_token).values(row)
      return token
    },

    async token(kind, token) {
      const [row] = await db.query.select(stored).from(account_token).where(isValid(kind, token))
      return row ?? null
    },

    async useToken(kind, token) {
      const [row] = await db.query.delete(account_token).where(isValid(kind, token)).returning(stored)
      return row ?? null
    },

    async removeTokens(accountId, kind) {
      await db.query
        .delete(account_token)
        .where(and(eq(account_token.account, accountId), eq(account_token.kind, kind)))
    },
  }
}

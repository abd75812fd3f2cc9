import { and, eq, isNull, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { fingerprint } from '../ids/ids.ts'
import type { AccountStore } from '@kisscut/shop/ports/accounts'

type TwoFactors = Pick<
  AccountStore,
  | 'twoFactor'
  | 'beginTwoFactor'
  | 'confirmTwoFactor'
  | 'usePeriod'
  | 'useRecoveryCode'
  | 'renewRecoveryCodes'
  | 'removeTwoFactor'
>

/** Second factors of accounts. */
export const twoFactorIn = (db: Db): TwoFactors => {
  const { two_factor } = db.tables
  const isOf = (accountId: string) => eq(two_factor.account, accountId)
  const row = async (accountId: string) => {
    const [found] = await db.query.select().from(two_factor).where(isOf(accountId))
    return found ?? null
  }
  const changed = (rows: readonly unknown[]): boolean => rows.length > 0
  const returned = { account: two_factor.account }
  return {
    async twoFactor(accountId) {
      const found = await row(accountId)
      if (found === null) return null
      const { secret, confirmed, last_period: lastPeriod, recovery } = found
      return { secret, confirmed, lastPeriod, recoveryLeft: recovery.length }
    },

    async beginTwoFactor(accountId, secret) {
      const begun = { secret, confirmed: null, last_period: 0, recovery: [] }
      return changed(
        await db.query
          .insert(two_factor)
          .values({ account: accountId, ...begun })
          .onConflictDoUpdate({
            target: two_factor.account,
            set: begun,
            setWhere: isNull(two_factor.confirmed),
          })
          .returning(returned),
      )
    },

    async confirmTwoFactor(accountId, period, recovery) {
      return changed(
        await db.query
          .update(two_factor)
          .set({ confirmed: db.now(), last_period: period, recovery: recovery.map(fingerprint) })
          .where(and(isOf(accountId), isNull(two_factor.confirmed)))
          .returning(returned),
      )
    },

    async usePeriod(accountId, period) {
      return changed(
        await db.query
          .update(two_factor)
          .set({ last_period: period })
          .where(and(isOf(accountId), isNotNull(two_factor.confirmed), lt(two_factor.last_period, period)))
          .returning(returned),
      )
    },

    async useRecoveryCode(accountId, code) {
      const found = await row(accountId)
      const used = fingerprint(code)
      if (found === null || !found.recovery.includes(used)) return false
      const recovery = found.recovery.filter((each) => each !== used)
      await db.query.update(two_factor).set({ recovery }).where(isOf(accountId))
      return true
    },

    async renewRecoveryCodes(accountId, recovery) {
      return changed(
        await db.query
          .update(two_factor)
          .set({ recovery: recovery.map(fingerprint) })
          .where(and(isOf(accountId), isNotNull(two_factor.confirmed)))
          .returning(returned),
      )
    },

    async removeTwoFactor(accountId) {
      return changed(await db.query.delete(two_factor).where(isOf(accountId)).returning(returned))
    },
  }
}

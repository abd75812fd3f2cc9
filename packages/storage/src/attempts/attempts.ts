import { eq, sql } from 'drizzle-orm'
import { type Db, encoded } from '../database/index.ts'
import { fingerprint } from '../ids/ids.ts'
import { type Attempt, ATTEMPT_LIMITS, type Attempts } from '@kisscut/shop/ports/attempts'

const idOf = (attempt: Attempt, key: string): string => fingerprint(`${attempt} ${key}`)

/**
 * Counts attempts per time window (ACC-3): the first one opens a window, whose end later ones don't change. A single statement
 * counts, so that concurrent processes never miss an attempt. Keys are stored as fingerprints, so that the database doesn't
 * reveal who tried.
 */
export const attemptsIn = (db: Db): Attempts => {
  const { attempt_count: counts } = db.tables
  return {
    async count(attempt, key) {
      const { most, seconds } = ATTEMPT_LIMITS[attempt]
      const now = db.now()
      const first = { count: 1, ends: new Date(now.getTime() + seconds * 1000) }
      const isOver = sql`${counts.ends} <= ${encoded(counts.ends, now)}`
      const nextCount = sql`case when ${isOver} then 1 else ${counts.count} + 1 end`
      const nextEnds = sql`case when ${isOver} then ${encoded(counts.ends, first.ends)} else ${counts.ends} end`
      const [counted = first] = await db.query
        .insert(counts)
        .values({ id: idOf(attempt, key), ...first })
        .onConflictDoUpdate({ target: counts.id, set: { count: nextCount, ends: nextEnds } })
        .returning({ count: counts.count, ends: counts.ends })
      if (counted.count <= most) return 0
      return Math.max(1, Math.ceil((counted.ends.getTime() - now.getTime()) / 1000))
    },

    async forget(attempt, key) {
      await db.query.delete(counts).where(eq(counts.id, idOf(attempt, key)))
    },
  }
}

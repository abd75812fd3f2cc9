import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/index.ts'
import { keyOf } from '../ids/ids.ts'
import type { Proofs } from '@kisscut/shop/ports/proofs'

/** One row per product, increased by one conditional statement, so that concurrent calls with the same change count it once. */
export const proofsIn = (db: Db): Proofs => {
  const { proof } = db.tables
  return {
    async of(custom, fingerprint, now) {
      const id = keyOf(custom)
      for (;;) {
        const [last] = await db.query
          .select()
          .from(proof)
          .where(and(eq(proof.id, id), eq(proof.fingerprint, fingerprint)))
        if (last) return { version: last.version, made: last.made }
        const [counted] = await db.query
          .insert(proof)
          .values({ id, version: 1, fingerprint, made: now })
          .onConflictDoUpdate({
            target: proof.id,
            set: { version: sql`${proof.version} + 1`, fingerprint, made: now },
            setWhere: ne(proof.fingerprint, fingerprint),
          })
          .returning()
        if (counted) return { version: counted.version, made: counted.made }
      }
    },
  }
}

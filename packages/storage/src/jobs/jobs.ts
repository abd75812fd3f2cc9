import { and, asc, desc, eq, inArray, lt, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../database/index.ts'
import { endUses, keysInValues, setUses } from '../files/uses.ts'
import { keyOf, newId } from '../ids/ids.ts'
import type { Tables } from '../tables/index.ts'
import { type Job, type JobQueue, type Jobs, LETTER, triesAtMost } from '@kisscut/shop/ports/jobs'
import { StorageConflict } from '@kisscut/shop/ports/records'

const UNDER_WAY = ['waiting', 'running'] as const
const GIVEN_UP = 'The work was begun several times and never came to an end.'

type Row = Tables['job']['$inferSelect']

const jobOf = ({ lease: _, due: __, request, progress, ...row }: Row): Job => ({
  ...row,
  request: request.value,
  progress: progress / 1000,
})

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

/**
 * Background jobs in the database. A job is leased by one conditional UPDATE: of several workers that found the same one, the
 * first to write gets it and the others look for the next. Nothing is locked while the work runs.
 */
export const jobsIn = (db: Db): Jobs => {
  const { job } = db.tables
  type Changes = PgUpdateSetSource<typeof job>

  /** Changes the matching job and the uses of its files; false if there is none. */
  const change = async (where: SQL | undefined, changes: Changes): Promise<boolean> => {
    const changing = async (inside: Db) => {
      const [row] = await inside.query.update(job).set(changes).where(where).returning({ id: job.id })
      if (row !== undefined && changes.files !== undefined)
        await setUses(inside, 'job', row.id, keysInValues([changes.files]))
      return row !== undefined
    }
    return changes.files === undefined ? changing(db) : db.atomically(changing)
  }

  /** Changes a job as long as the lease belongs to this holder. */
  const onLease = (lease: string, changes: Changes) =>
    change(and(eq(job.lease, keyOf(lease)), eq(job.state, 'running')), changes)

  const fromStates = (id: string, states: readonly Row['state'][], changes: Changes) =>
    change(and(eq(job.id, keyOf(id)), inArray(job.state, [...states])), changes)

  const isDue = (now: Date, queue: JobQueue) =>
    and(
      inArray(job.state, [...UNDER_WAY]),
      lte(job.due, now),
      queue === 'letters' ? eq(job.kind, LETTER) : ne(job.kind, LETTER),
    )

  return {
    async add(added, now) {
      const { soldItems = [], ...about } = added
      const row = {
        ...about,
        id: added.id ?? newId(),
        request: { value: added.request },
        state: 'waiting' as const,
        progress: 0,
        tries: 0,
        message: '',
        files: [],
        lease: null,
        due: now,
        created: now,
        updated: now,
      }
      if (soldItems.length === 0) await db.query.insert(job).values(row)
      else
        await db.atomically(async ({ query, tables }) => {
          // First: a removal at the same moment passes them over.
          const { sold_item: item } = tables
          const found = await query
            .update(item)
            .set({ used: db.now() })
            .where(inArray(item.id, [...soldItems]))
            .returning({ id: item.id })
          if (found.length < soldItems.length)
            throw new StorageConflict('broken_reference', 'A sold item of the job is gone')
          await query.insert(job).values(row)
          const held = soldItems.map((item) => ({ id: `${row.id} ${item}`, job: row.id, sold_item: item }))
          await query.insert(tables.job_sold_item).values(held)
        })
      return jobOf(row)
    },

    async get(id) {
      const [row] = await db.query
        .select()
        .from(job)
        .where(eq(job.id, keyOf(id)))
      return row ? jobOf(row) : null
    },

    async ofOwner(owner, most, state) {
      const isIn = state === undefined ? undefined : eq(job.state, state)
      const rows = await db.query
        .select()
        .from(job)
        .where(and(eq(job.owner, keyOf(owner)), isIn))
        .orderBy(desc(job.created), asc(job.id))
        .limit(most)
      return rows.map(jobOf)
    },

    async take(now, leaseMs, queue = 'production') {
      for (;;) {
        const [next] = await db.query
          .select({ id: job.id, tries: job.tries, kind: job.kind })
          .from(job)
          .where(isDue(now, queue))
          .orderBy(asc(job.due), asc(job.created), asc(job.id))
          .limit(1)
        if (next === undefined) return null
        const lease = newId()
        const changes: Changes =
          next.tries < triesAtMost(next.kind)
            ? {
                state: 'running',
                tries: next.tries + 1,
                lease,
                due: after(now, leaseMs),
                updated: now,
              }
            : { state: 'failed', message: GIVEN_UP, lease: null, updated: now }
        const [row] = await db.query
          .update(job)
          .set(changes)
          .where(and(eq(job.id, next.id), eq(job.tries, next.tries), isDue(now, queue)))
          .returning()
        if (row?.state === 'running') return { job: jobOf(row), lease }
      }
    },

    progress: (lease, { share, files }, now, leaseMs) =>
      onLease(lease, {
        progress: Math.floor(Math.max(0, Math.min(1, share)) * 1000),
        ...(files === undefined ? {} : { files }),
        due: after(now, leaseMs),
        updated: now,
      }),

    done: (lease, files, now) =>
      onLease(lease, { state: 'done', progress: 1000, message: '', files, lease: null, updated: now }),

    fail: (lease, message, again, now) =>
      onLease(lease, {
        state: again === null ? 'failed' : 'waiting',
        message,
        files: [],
        lease: null,
        due: again ?? now,
        updated: now,
      }),

    giveBack: (lease, now) =>
      onLease(lease, {
        state: 'waiting',
        files: [],
        tries: sql`${job.tries} - 1`,
        lease: null,
        due: now,
        updated: now,
      }),

    cancel: (id, now) =>
      fromStates(id, UNDER_WAY, { state: 'cancelled', files: [], lease: null, updated: now }),

    retry: (id, now) =>
      fromStates(id, ['failed', 'cancelled'], {
        state: 'waiting',
        progress: 0,
        tries: 0,
        message: '',
        due: now,
        updated: now,
      }),

    remove: (id) =>
      db.atomically(async (inside) => {
        const [row] = await inside.query
          .delete(job)
          .where(and(eq(job.id, keyOf(id)), notInArray(job.state, [...UNDER_WAY])))
          .returning()
        if (row === undefined) return null
        await endUses(inside, 'job', [row.id])
        return jobOf(row)
      }),

    async ended(before, most) {
      const rows = await db.query
        .select()
        .from(job)
        .where(and(notInArray(job.state, [...UNDER_WAY]), lt(job.updated, before)))
        .orderBy(asc(job.updated))
        .limit(most)
      return rows.map(jobOf)
    },
  }
}

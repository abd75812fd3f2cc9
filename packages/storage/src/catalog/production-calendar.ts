import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/index.ts'
import { raiseVersion } from './version.ts'
import type { ProductionCalendar } from '@kisscut/shop/ports/catalog'

const ID = 'production_calendar'

const calendarSchema = z.strictObject({
  cutOff: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  timezone: z.string().refine(isTimezone, 'No such time zone'),
  holidays: z.array(z.iso.date()).max(1000).readonly(),
  proofDays: z.int().min(0).max(30).optional(),
})

function isTimezone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What a shop that has set nothing keeps to. */
const UNSET: ProductionCalendar = { cutOff: '14:00', timezone: 'UTC', holidays: [] }

/** Cut-off time, time zone and holidays of the shop (PROD-1). */
export async function productionCalendar(db: Db): Promise<ProductionCalendar> {
  const { setting } = db.tables
  const [row] = await db.query.select().from(setting).where(eq(setting.id, ID))
  return row ? calendarSchema.parse(row.value) : UNSET
}

export const setProductionCalendar = (db: Db, calendar: ProductionCalendar): Promise<void> =>
  db.atomically(async (inside) => {
    const { setting } = inside.tables
    const value = calendarSchema.parse(calendar)
    await inside.query
      .insert(setting)
      .values({ id: ID, value })
      .onConflictDoUpdate({ target: setting.id, set: { value } })
    await raiseVersion(inside, { record: 'setting', id: ID })
  })

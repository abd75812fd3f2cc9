import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Dialect } from './dialect.ts'

const HAS: Record<Dialect['name'], (list: Column, value: string) => SQL> = {
  postgres: (list, value) => sql`${list} @> ${JSON.stringify([value])}::jsonb`,
  sqlite: (list, value) => sql`exists (select 1 from json_each(${list}) where value = ${value})`,
}

/** The JSON list in the column has this text in it. */
export const listHas = (dialect: Dialect['name'], list: Column, value: string): SQL =>
  HAS[dialect](list, value)

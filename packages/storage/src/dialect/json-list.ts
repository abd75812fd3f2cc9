import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Dialect } from './dialect.ts'

const HAS: Record<Dialect['name'], (list: Column, value: string) => SQL> = {
  postgres: (list, value) => sql`${list} @> ${JSON.stringify([value])}::jsonb`,
  sqlite: (list, value) => sql`exists (select 1 from json_each(${list}) where value = ${value})`,
}

/** Condition that the column's JSON list contains this text. */
export const listHas = (dialect: Dialect['name'], list: Column, value: string): SQL =>
  HAS[dialect](list, value)

const ONE_OF: Record<Dialect['name'], (column: Column, list: SQL) => SQL> = {
  postgres: (column, list) =>
    sql`${column} = any (array (select jsonb_array_elements_text(cast(${list} as jsonb))))`,
  sqlite: (column, list) => sql`${column} in (select value from json_each(${list}))`,
}

/** Condition that the JSON list contains the column's text; one statement serves lists of every length. */
export const isOneOf = (dialect: Dialect['name'], column: Column, list: SQL): SQL =>
  ONE_OF[dialect](column, list)

const ROWS: Record<Dialect['name'], (list: SQL) => SQL> = {
  postgres: (list) =>
    sql`jsonb_array_elements_text(cast(${list} as jsonb)) with ordinality as rows(value, place)`,
  sqlite: (list) => sql`(select value, key + 1 as place from json_each(${list})) as rows`,
}

/** The JSON list's texts as rows with `value`, and `place` from 1. */
export const rowsOfList = (dialect: Dialect['name'], list: SQL): SQL => ROWS[dialect](list)

const LIST_OF: Record<Dialect['name'], (value: Column, rows: SQL, order: SQL) => SQL> = {
  postgres: (value, rows, order) =>
    sql`(select cast(coalesce(json_agg(${value} order by ${order}), '[]') as text) ${rows})`,
  // An aggregate with its own order would sort even rows that an index has in order.
  sqlite: (value, rows, order) =>
    sql`(select json_group_array(value) from (select ${value} as value ${rows} order by ${order}))`,
}

/** A column of these rows (`from … where …`) in this order, as one JSON list. */
export const listOf = (dialect: Dialect['name'], value: Column, rows: SQL, order: SQL): SQL<string> =>
  LIST_OF[dialect](value, rows, order) as SQL<string>

const ROWS_AS_TEXT: Record<Dialect['name'], (columns: SQL) => SQL<string>> = {
  postgres: (columns) => sql`cast(coalesce(json_agg(json_build_array(${columns})), '[]') as text)`,
  sqlite: (columns) => sql`json_group_array(json_array(${columns}))`,
}

/** All rows as one JSON text, each as a list of these columns, unordered. */
export const listOfRows = (dialect: Dialect['name'], columns: readonly Column[]): SQL<string> =>
  ROWS_AS_TEXT[dialect](sql.join([...columns], sql`, `))

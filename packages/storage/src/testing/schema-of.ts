import pg from 'pg'
import { openSqliteFile } from '../database/sqlite-file.ts'

const SQLITE = [
  `select 'column', m.name, c.name, c.type, c."notnull", c.dflt_value, c.pk, c.hidden
   from sqlite_master m, pragma_table_xinfo(m.name) c where m.type = 'table'`,
  `select 'reference', m.name, f."from", f."table", f."to", f.on_update, f.on_delete, f.match
   from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`,
  `select 'index', m.name, i.name, i."unique", i.origin, i.partial,
     (select group_concat(coalesce(c.name, '') || ' ' || c."desc" || ' ' || c.coll) from pragma_index_xinfo(i.name) c where c.key),
     (select substr(sql, instr(lower(sql), ' where ')) from sqlite_master where name = i.name and i.partial)
   from sqlite_master m, pragma_index_list(m.name) i where m.type = 'table'`,
  `select type, name, sql from sqlite_master where type not in ('table', 'index') or sql like 'create virtual%'`,
  `select 'check', name from sqlite_master where type = 'table' and sql like '% check%(%'`,
]

const OWN = `(select oid from pg_namespace where nspname = 'public')`
const POSTGRES = [
  `select 'column', table_name, column_name, data_type, udt_name, datetime_precision, numeric_precision, numeric_scale,
     character_maximum_length, is_nullable, column_default, collation_name, is_identity, is_generated
   from information_schema.columns where table_schema = 'public'`,
  `select 'index', indexdef from pg_indexes where schemaname = 'public'`,
  `select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid)
   from pg_constraint where contype <> 'n' and connamespace = ${OWN}`,
  `select relkind, relname from pg_class where relkind not in ('i', 't') and relnamespace = ${OWN}`,
  `select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  `select 'function', proname, pg_get_functiondef(oid) from pg_proc where pronamespace = ${OWN} and prokind = 'f'`,
  `select 'extension', extname from pg_extension`,
]

/** The shop's schema in a database, sorted. */
const lines = (rows: readonly (readonly unknown[])[]): readonly string[] =>
  rows
    .filter((row) => !row.some((value) => typeof value === 'string' && value.startsWith('__drizzle')))
    .map((row) => row.map(String).join(' | '))
    .toSorted()

/** The schema of an SQLite file, line by line: tables, columns, indexes, references and everything else. */
export function schemaOfSqlite(file: string): readonly string[] {
  const connection = openSqliteFile(file)
  const rows = SQLITE.flatMap((query) => connection.prepare(query).raw().all() as unknown[][])
  connection.close()
  return lines(rows)
}

/** The schema of a PostgreSQL database. */
export async function schemaOfPostgres(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows: unknown[][] = []
  for (const text of POSTGRES) rows.push(...(await client.query<unknown[]>({ text, rowMode: 'array' })).rows)
  await client.end()
  return lines(rows)
}

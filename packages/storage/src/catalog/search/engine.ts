import type { Db } from '../../database/index.ts'
import { postgresSearch } from './postgres-search.ts'
import { sqliteSearch } from './sqlite-search.ts'
import type { SearchEngine } from './search-engine.ts'

const ENGINES: Readonly<Record<Db['dialect'], SearchEngine>> = {
  sqlite: sqliteSearch,
  postgres: postgresSearch,
}

export const searchEngineOf = ({ dialect }: Pick<Db, 'dialect'>): SearchEngine => ENGINES[dialect]

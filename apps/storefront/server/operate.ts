import { backUp, move, restore, type ShopAt, type Summary } from '@kisscut/storage/backup'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './config/config.ts'
import { makePrivate } from './config/data-dir.ts'
import { secretFileIn } from './config/session-secret.ts'
import { settings } from './config/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Usage of each operation, after `npm run`. */
const USAGE = {
  backup: 'npm run backup -- FOLDER',
  restore: 'npm run restore -- FOLDER [--replace]',
  move: 'npm run move -- [--to postgres://…|FILE] [--files s3://…|FOLDER] [--replace]',
} as const

type Operation = keyof typeof USAGE

const isOperation = (word: string | undefined): word is Operation =>
  word !== undefined && Object.hasOwn(USAGE, word)

interface Arguments {
  readonly folders: readonly string[]
  readonly replace: boolean
  readonly to: string | undefined
  readonly files: string | undefined
}

/** Parses the arguments after the operation. Throws one line with its usage. */
function readArguments(operation: Operation, words: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...(operation === 'backup' ? {} : { replace: { type: 'boolean' as const } }),
        ...(operation === 'move'
          ? { to: { type: 'string' as const }, files: { type: 'string' as const } }
          : {}),
      },
    })
    const { replace = false, to, files } = values as Partial<Arguments>
    return { folders: positionals, replace, to, files }
  } catch {
    throw new Error(`Usage: ${USAGE[operation]}`)
  }
}

/**
 * Backs up, restores or moves the shop with these settings: `['backup', 'FOLDER']`. Relative paths start at the caller's
 * folder. Returns the lines to print; throws one clear line.
 */
export async function operate(words: readonly string[], env: Environment): Promise<readonly string[]> {
  const [operation, ...rest] = words
  if (!isOperation(operation)) throw new Error(`Usage: ${Object.values(USAGE).join(' · ')}`)
  const given = readArguments(operation, rest)
  const shop = await shopOf(env)
  return OPERATIONS[operation](shop, given, env)
}

/** The storage of a shop with these settings. */
async function shopOf(env: Environment): Promise<ShopAt> {
  const { dataDir, databaseUrl, filesUrl, places } = await readConfig(env)
  await makePrivate(dataDir)
  const secretFile = env['SESSION_SECRET'] ? null : secretFileIn(dataDir)
  return { dataDir, databaseUrl, filesUrl, migrationsDir: places.migrations, secretFile }
}

const fromHere = (path: string, env: Environment) => resolve(env['INIT_CWD'] ?? '.', path)

function oneFolder(operation: Operation, { folders }: Arguments, env: Environment): string {
  const [folder, ...others] = folders
  if (folder === undefined || others.length > 0) throw new Error(`Usage: ${USAGE[operation]}`)
  return fromHere(folder, env)
}

type Work = (shop: ShopAt, given: Arguments, env: Environment) => Promise<readonly string[]>

const OPERATIONS: Readonly<Record<Operation, Work>> = {
  backup: async (shop, given, env) => {
    const folder = oneFolder('backup', given, env)
    const summary = await backUp({ shop, folder, now: new Date() })
    const notIncluded =
      shop.secretFile === null
        ? ['SESSION_SECRET is a setting of yours and not in the backup: store it, too.']
        : []
    return [`Backed up: ${inWords(summary)}, in ${folder}`, ...missingOf(summary), ...notIncluded]
  },
  restore: async (shop, given, env) => {
    const folder = oneFolder('restore', given, env)
    const summary = await restore({ folder, shop, replace: given.replace })
    return [`Restored: ${inWords(summary)}, from ${folder}`, ...missingOf(summary)]
  },
  move: async (shop, given, env) => {
    if (given.folders.length > 0 || (given.to ?? given.files) === undefined)
      throw new Error(`Usage: ${USAGE.move}`)
    const databaseUrl = placeOf('to', given, env)
    const filesUrl = placeOf('files', given, env)
    const summary = await move({ shop, databaseUrl, filesUrl, replace: given.replace })
    const named = [
      ...(databaseUrl === undefined ? [] : ['DATABASE_URL']),
      ...(filesUrl === undefined ? [] : ['FILES_URL']),
    ]
    return [
      `Copied and compared: ${inWords(summary)}; the old place is as it was`,
      ...missingOf(summary),
      `Start the shop with ${named.join(' and ')} set to the new place.`,
    ]
  },
}

/**
 * A URL as it is, or a path relative to the caller's folder. Throws one line if the setting of this name would reject
 * it.
 */
function placeOf(option: 'to' | 'files', given: Arguments, env: Environment): string | undefined {
  const place = given[option]
  if (place === undefined) return undefined
  const setting = settings.shape[option === 'to' ? 'DATABASE_URL' : 'FILES_URL']
  if (!setting.safeParse(place).success) throw new Error(`--${option} must be ${setting.description}.`)
  return place.includes(':') ? place : fromHere(place, env)
}

const counted = (count: number, word: string) =>
  `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`

const inWords = ({ rows, files, bytes }: Summary) =>
  `${counted(rows, 'row')} and ${counted(files, 'file')} (${(bytes / 1e6).toFixed(1)} MB)`

const missingOf = ({ missing }: Summary): readonly string[] =>
  missing.length === 0
    ? []
    : [`Rows name ${missing.length} files that the shop does not have: ${missing.slice(0, 3).join(', ')} …`]

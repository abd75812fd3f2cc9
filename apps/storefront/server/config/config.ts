import { trustOf, type Trust } from '../http/client-address.ts'
import { readSetting, settings, type Settings } from './settings.ts'
import { places } from './places.ts'
import { sessionSecret } from './session-secret.ts'

type Raw = Omit<Settings, 'PUBLIC_URL' | 'DATABASE_URL' | 'FILES_URL' | 'SESSION_SECRET'>

/** The settings of a running shop, read once at the start. */
export interface Config {
  /** 0 for any free port. */
  readonly port: number
  /** Undefined for all addresses of the machine. */
  readonly host: string | undefined
  /** Public origin, without a trailing slash; null for the address that the shop listens on. */
  readonly publicUrl: string | null
  /** Absolute path of the folder with database, files and secrets. */
  readonly dataDir: string
  /** Undefined for an SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Undefined for a folder in `dataDir`. */
  readonly filesUrl: string | undefined
  readonly demo: boolean
  /** Whether the server runs jobs itself; false if workers are separate processes. */
  readonly worker: boolean
  /** Whether to enforce rate limits. */
  readonly rateLimits: boolean
  /** The shop's own proxies; null to ignore `X-Forwarded-For`. */
  readonly trustProxy: Trust | null
  readonly mail: {
    /** Undefined to write letters to files in `dataDir`. */
    readonly smtpUrl: string | undefined
    /** Sender of letters; by default `shop@` the public host. */
    readonly from: string | undefined
  }
  readonly owner: {
    readonly email: string | undefined
    readonly password: string | undefined
    readonly apiKey: string | undefined
  }
  readonly stockLibrary: {
    /** Undefined for the bundled library. */
    readonly key: string | undefined
    readonly url: string
  }
  readonly sessionSecret: string
  /** Paths of this installation's parts. */
  readonly places: ReturnType<typeof places>
}

/** Reads and validates the environment. Throws one line that names every invalid setting. */
export async function readConfig(env: Readonly<Record<string, string | undefined>>): Promise<Config> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) throw new Error(read.error.issues.map((issue) => readSetting(issue, given)).join(' '))
  const { DATA_DIR, PUBLIC_URL, DATABASE_URL, FILES_URL, SESSION_SECRET, ...rest } = read.data
  return {
    ...fromRaw({ ...rest, DATA_DIR }),
    publicUrl: PUBLIC_URL ?? null,
    databaseUrl: DATABASE_URL,
    filesUrl: FILES_URL,
    sessionSecret: SESSION_SECRET ?? (await sessionSecret(DATA_DIR)),
  }
}

const fromRaw = (raw: Raw) => ({
  port: raw.PORT,
  host: raw.HOST,
  dataDir: raw.DATA_DIR,
  demo: raw.DEMO === '1',
  worker: raw.WORKER === '1',
  rateLimits: raw.RATE_LIMITS === 'on',
  trustProxy: raw.TRUST_PROXY === undefined ? null : trustOf(raw.TRUST_PROXY),
  mail: { smtpUrl: raw.SMTP_URL, from: raw.MAIL_FROM },
  stockLibrary: { key: raw.STOCK_LIBRARY_KEY, url: raw.STOCK_LIBRARY_URL },
  owner: { email: raw.OWNER_EMAIL, password: raw.OWNER_PASSWORD, apiKey: raw.OWNER_API_KEY },
  places: places(),
})

/** The public origin: the setting, or this machine's. */
export const publicUrlOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`

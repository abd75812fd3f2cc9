import { resolve } from 'node:path'
import { z } from 'zod'
import { trustOf } from '../http/client-address.ts'
import { PROVIDER_URL } from '../stock/provider.ts'

const isTrust = (setting: string): boolean => {
  try {
    return trustOf(setting) !== null
  } catch {
    return false
  }
}

/** The environment variables for operators, with their validation. */
export const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port < 65_536)
    .default(3000)
    .describe('a port between 0 and 65535'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional()
    .describe('a host name or an address'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe('an address beginning with http:// or https://'),
  DATA_DIR: z
    .string()
    .default('var')
    .transform((folder) => resolve(folder))
    .describe('a folder'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|file:|[^:]+$)/)
    .optional()
    .describe('postgres://… or a file'),
  FILES_URL: z
    .string()
    .regex(/^(s3:\/\/|file:|[^:]+$)/)
    .optional()
    .describe('s3://bucket?… or a folder'),
  DEMO: z.enum(['0', '1']).default('1').describe('0 or 1'),
  WORKER: z.enum(['0', '1']).default('1').describe('0 or 1'),
  TRUST_PROXY: z
    .string()
    .refine(isTrust)
    .optional()
    .describe('a number of proxies, or their addresses such as "10.0.0.0/8, loopback"'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on').describe('on or off'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp://user:password@host:587 or smtps://…'),
  MAIL_FROM: z.email().optional().describe('an e-mail address'),
  OWNER_EMAIL: z.email().optional().describe('an e-mail address'),
  OWNER_PASSWORD: z.string().min(10).max(200).optional().describe('10 to 200 characters'),
  OWNER_API_KEY: z.string().min(16).max(200).optional().describe('16 to 200 characters'),
  STOCK_LIBRARY_KEY: z.string().min(8).max(4000).optional().describe('a key of the stock library'),
  STOCK_LIBRARY_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default(PROVIDER_URL)
    .describe('an address beginning with http:// or https://'),
  SESSION_SECRET: z.string().min(32).optional().describe('at least 32 characters'),
})

export type Settings = z.output<typeof settings>

const SECRET = /PASSWORD|KEY|SECRET|DATABASE_URL|FILES_URL|SMTP_URL/

/** One line about one invalid setting; does not repeat secrets. */
export function readSetting(
  { path }: { readonly path: readonly PropertyKey[] },
  given: Readonly<Record<string, string | undefined>>,
): string {
  const name = String(path[0])
  const wanted = settings.shape[name as keyof Settings].description ?? 'something else'
  return `${name} must be ${wanted}${SECRET.test(name) ? '' : `, not "${given[name] ?? ''}"`}.`
}

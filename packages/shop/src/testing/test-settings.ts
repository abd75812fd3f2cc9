import { tmpdir } from 'node:os'
import type { ShopSettings } from '../create-shop.ts'

/** Settings of a shop for tests and benchmarks: the machine's clock, no mailer, and a public secret. */
export const testSettings = (
  settings: Partial<ShopSettings> & Pick<ShopSettings, 'links'>,
): ShopSettings => ({
  incomingDir: tmpdir(),
  now: () => new Date(),
  mailer: null,
  publicUrl: 'http://localhost:3000',
  secret: 'a secret for tests that everyone knows',
  demoShop: null,
  onError: () => undefined,
  ...settings,
})

import type { TestProject } from 'vitest/node'
import { OWNER_API_KEY, startShop } from './shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    /** Folder with the shop's letters. */
    outbox: string
    apiKey: string
    chromiumPath: string
    /** Chromium's headless shell, if installed; it has no back/forward cache. */
    headlessShellPath: string
  }
}

export default async function setup(project: TestProject) {
  const shop = await startShop()
  project.provide('shopUrl', shop.url)
  project.provide('outbox', shop.outbox)
  project.provide('apiKey', OWNER_API_KEY)
  const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  project.provide('chromiumPath', chromiumPath)
  project.provide('headlessShellPath', process.env['HEADLESS_SHELL_PATH'] || chromiumPath)
  return shop.stop
}

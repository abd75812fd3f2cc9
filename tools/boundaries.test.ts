import { ESLint } from 'eslint'
import { beforeAll, describe, expect, it } from 'vitest'
import { nx } from './lib.mjs'

const ROOT = new URL('..', import.meta.url).pathname

/** Lints this text as if it were the file at this path. */
async function lint(path: string, text: string): Promise<string[]> {
  const eslint = new ESLint({ cwd: ROOT })
  const [result] = await eslint.lintText(text, { filePath: `${ROOT}${path}` })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parse error')
}

const BOUNDARY = '@nx/enforce-module-boundaries'

/** The rule reads the graph of packages that nx has written; without one it finds nothing. */
beforeAll(() => nx(['show', 'projects']))

describe('package boundaries', () => {
  it('let the shop import the rules', async () => {
    const reported = await lint('packages/shop/src/index.ts', "export * from '@kisscut/core'\n")
    expect(reported).not.toContain(BOUNDARY)
  })

  it('let the admin import declarations', async () => {
    const reported = await lint('apps/admin/src/app.tsx', "export * from '@kisscut/records'\n")
    expect(reported).not.toContain(BOUNDARY)
  })

  it.each([
    ['the rules may not know the shop', 'packages/core/src/index.ts', "export * from '@kisscut/shop'\n"],
    ['the rules may not load React', 'packages/core/src/index.ts', "export { useState } from 'react'\n"],
    [
      'use cases may not know the database',
      'packages/shop/src/index.ts',
      "export * from '@kisscut/storage'\n",
    ],
    [
      'the drawing tables may not know the shop',
      'packages/editors/src/index.ts',
      "export * from '@kisscut/shop'\n",
    ],
    ['the admin may not know the shop', 'apps/admin/src/app.tsx', "export * from '@kisscut/shop'\n"],
    ['the admin may not know the database', 'apps/admin/src/app.tsx', "export * from '@kisscut/storage'\n"],
    ['the admin may not decode files', 'apps/admin/src/app.tsx', "export * from '@kisscut/prepress'\n"],
    ['machines may not load React', 'packages/machines/src/index.ts', "export { useState } from 'react'\n"],
    [
      'the storefront may not reach into tools',
      'apps/storefront/app/root.tsx',
      "export * from '@kisscut/tools/demo-shop'\n",
    ],
  ])('reject: %s', async (_rule, path, text) => {
    expect(await lint(path, text)).toContain(BOUNDARY)
  })

  it('reject Node built-ins in code that also runs in browsers', async () => {
    const reported = await lint('packages/core/src/index.ts', "export { readFileSync } from 'node:fs'\n")
    expect(reported).toContain('no-restricted-imports')
  })
})

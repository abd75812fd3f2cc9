import nx from '@nx/eslint-plugin'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { deps } from './tools/eslint/deps.mjs'
import { messages } from './tools/eslint/messages.mjs'
import { phrasing } from './tools/eslint/phrasing.mjs'
import { vocabulary } from './tools/eslint/vocabulary.mjs'

/** Allowed and forbidden imports of each package. The table is in ARCHITECTURE.md. */
const PACKAGES = {
  core: { may: [], never: ['react', 'react-dom', '@remix-run/*', 'drizzle-orm', 'xstate'] },
  records: { may: ['core'], never: ['react', 'react-dom', '@remix-run/*', 'drizzle-orm', 'xstate'] },
  artwork: {
    may: ['core'],
    never: ['react', 'react-dom', '@svgdotjs/*', '@remix-run/*', 'drizzle-orm', 'xstate'],
  },
  machines: {
    may: ['core', 'artwork'],
    never: ['react', 'react-dom', '@xstate/react', '@remix-run/*', 'drizzle-orm'],
  },
  shop: {
    may: ['core', 'records', 'artwork'],
    never: ['react', 'react-dom', '@remix-run/*', 'drizzle-orm', 'better-sqlite3', 'pg'],
  },
  prepress: {
    may: ['core', 'artwork', 'shop'],
    never: ['react', 'react-dom', '@remix-run/*', 'drizzle-orm'],
  },
  storage: { may: ['core', 'records', 'shop'], never: ['react', 'react-dom', '@remix-run/*'] },
  rest: { may: ['core', 'records', 'shop'], never: ['react', 'react-dom', '@remix-run/*', 'drizzle-orm'] },
  editors: { may: ['core', 'artwork', 'machines'], never: ['@remix-run/*', 'drizzle-orm'] },
  storefront: {
    may: ['core', 'records', 'artwork', 'machines', 'shop', 'prepress', 'storage', 'rest', 'editors'],
    never: ['remix', 'drizzle-orm'],
  },
  admin: { may: ['core', 'records'], never: ['@remix-run/*', 'drizzle-orm', 'xstate'] },
  tools: {
    may: ['core', 'records', 'artwork', 'machines', 'shop', 'prepress', 'storage', 'rest'],
    never: [],
  },
}

const depConstraints = Object.entries(PACKAGES).map(([name, { may, never }]) => ({
  sourceTag: `package:${name}`,
  onlyDependOnLibsWithTags: [`package:${name}`, ...may.map((other) => `package:${other}`)],
  bannedExternalImports: never,
}))

const nodeFree = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [{ group: ['node:*'], message: 'This package runs in the browser too: no Node built-ins.' }],
    },
  ],
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/build/**',
      '**/.types/**',
      '**/dist/**',
      '**/var/**',
      '.nx/**',
      '**/coverage/**',
      '**/.stryker-tmp/**',
      // Written for the packed library, which is not what the name means here.
      'packages/core/examples/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], depConstraints },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // A library without types is described beside its only caller; packages are read as source, so the caller names it.
      '@typescript-eslint/triple-slash-reference': [
        'error',
        { path: 'always', types: 'never', lib: 'never' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    // The contract tests run the API over the real thing: storage, prepress and the demo shop.
    files: ['packages/rest/contract/**'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          depConstraints: [
            {
              sourceTag: 'package:rest',
              onlyDependOnLibsWithTags: [
                ...['rest', ...PACKAGES.rest.may, 'artwork', 'storage', 'prepress', 'tools'].map(
                  (name) => `package:${name}`,
                ),
              ],
            },
          ],
        },
      ],
    },
  },
  {
    // Benches compare parts of packages with rivals; packages don't export these parts.
    files: ['apps/storefront/bench/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { kisscut: { rules: { deps, messages, phrasing, vocabulary } } },
    rules: { 'kisscut/phrasing': 'error', 'kisscut/vocabulary': 'error' },
  },
  {
    // A use case names what it uses, so that a test builds it of that alone.
    files: ['packages/shop/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'kisscut/deps': 'error' },
  },
  {
    // Texts for shoppers are in modules of messages (docs/decisions/0028).
    files: [
      'packages/{editors,machines,shop}/src/**/*.{ts,tsx}',
      'packages/prepress/src/{proof,ticket}/**/*.ts',
      'apps/storefront/{app,server}/**/*.{ts,tsx}',
      'apps/admin/src/**/*.{ts,tsx}',
    ],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      // Words that searches ignore.
      'packages/shop/src/catalog/search/question.ts',
      // Purposes of pages, for docs/urls.md; messages for the owner when the server starts or is backed up.
      'apps/storefront/app/route-table.ts',
      'apps/storefront/server/{main,dev,work,operate}.ts',
      'apps/storefront/server/config/**',
    ],
    rules: { 'kisscut/messages': 'error' },
  },
  {
    files: ['packages/{core,artwork,machines,editors}/src/**/*.{ts,tsx}', 'apps/admin/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.bench.ts', '**/*.properties.test.ts'],
    rules: nodeFree,
  },
  {
    // Text that is cut by `slice` may end with half of an emoji, which no database takes.
    files: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/{app,server,src}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='slice'][arguments.0.value=0][arguments.1.name=/^LONGEST_/]",
          message: 'Shorten text with cutText of @kisscut/core/text.',
        },
      ],
    },
  },
  {
    files: [
      'tools/**',
      '**/bench/**',
      'packages/core/{mutation.mjs,mutation/**}',
      '**/e2e/**',
      'apps/storefront/server/**',
      'apps/storefront/*.mjs',
      '**/*.bench.ts',
    ],
    rules: { 'no-console': 'off' },
  },
)

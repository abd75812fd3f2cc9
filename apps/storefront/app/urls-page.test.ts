import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROUTES } from './route-table.ts'

const PAGE = new URL('../../../docs/urls.md', import.meta.url)

const rows = Object.entries(ROUTES).map(([name, { path, shows }]) => [`\`${path}\``, `\`${name}\``, shows])

function table(): string {
  const all = [['Path', 'Name for `urlFor`', 'What it shows'], ...rows]
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = all
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join(
    '\n',
  )
}

const text = `# Every page of the shop

Generated from \`apps/storefront/app/route-table.ts\`; \`UPDATE=1 npx vitest run --project storefront urls-page\` rewrites it.
\`{categoryPath}\` is one to four slugs; the marker \`/p/\` ends it. The REST API's paths are in \`/openapi.json\`.

${table()}
`

describe('docs/urls.md', () => {
  it('lists the current route table (PAGE-1)', () => {
    if (process.env['UPDATE']) writeFileSync(PAGE, text)
    expect(readFileSync(PAGE, 'utf8')).toBe(text)
  })
})

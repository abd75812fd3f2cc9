import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS } from './open-for-test.ts'

/** A folder with the committed migrations and one more, as the next version of the shop might have. */
export async function withNextMigration(folder: string, statements: readonly string[]): Promise<string> {
  await cp(MIGRATIONS, folder, { recursive: true })
  for (const dialect of ['postgres', 'sqlite']) {
    const journal = join(folder, dialect, 'meta', '_journal.json')
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as {
      entries: { when: number }[]
    }
    const next = { ...entries.at(-1)!, when: entries.at(-1)!.when + 1, tag: '9000_next' }
    await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
    await writeFile(join(folder, dialect, '9000_next.sql'), statements.join('\n--> statement-breakpoint\n'))
  }
  return folder
}

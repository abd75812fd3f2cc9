// `npm run gallery [word …]`: redraws docs/gallery, or only the pictures with one of the words in their file name.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { GALLERY } from './folder.ts'
import { indexPage } from './index-page.ts'
import { SECTIONS } from './sections/index.ts'
import { openStudio } from './studio.ts'

const words = process.argv.slice(2)
const isWanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word))

mkdirSync(GALLERY, { recursive: true })
const studio = await openStudio()
const entries = SECTIONS.flatMap((section) => section.entries)
let bytes = 0
try {
  for (const { file, draw } of entries.filter((entry) => isWanted(entry.file))) {
    const drawn = await draw(studio)
    if (drawn === null) {
      console.log(`${file} stays as it is: what draws it is not installed here`)
      continue
    }
    writeFileSync(join(GALLERY, file), drawn)
    bytes += Buffer.byteLength(drawn)
    console.log(`${file} ${(Buffer.byteLength(drawn) / 1000).toFixed(1)} kB`)
  }
} finally {
  studio.close()
}
writeFileSync(
  join(GALLERY, 'README.md'),
  await format(indexPage(SECTIONS), { parser: 'markdown', printWidth: 110 }),
)
const current = new Set(['README.md', ...entries.map(({ file }) => file)])
for (const file of readdirSync(GALLERY)) if (!current.has(file)) rmSync(join(GALLERY, file))
console.log(`${entries.length} pictures, ${Math.round(bytes / 1000)} kB drawn`)

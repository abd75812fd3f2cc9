import type { Entry, Section } from './entry.ts'

/** The gallery's README: one table per section, one row per picture. */
export function indexPage(sections: readonly Section[]): string {
  return [
    '# Gallery',
    '',
    'What the shop draws, cuts and prints, drawn by the code as it is. Written by `npm run gallery`; edit that, not this.',
    '',
    ...sections.map(({ title }) => `- [${title}](#${anchor(title)})`),
    '',
    ...sections.flatMap(chapter),
  ].join('\n')
}

const chapter = ({ title, description, entries }: Section): string[] => [
  `## ${title}`,
  '',
  description,
  '',
  '| Picture | Name | Shows | Drawn by |',
  '| --- | --- | --- | --- |',
  ...entries.map(row),
  '',
]

const row = ({ file, name, shows, drawnBy }: Entry): string =>
  `| <img src="${file}" height="150" alt="${shows.replaceAll(/[`"]/g, '').replaceAll('|', '\\|')}"> | \`${name}\` | ${shows.replaceAll('|', '\\|')} | \`${drawnBy}\` |`

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w ]/g, '')
    .replaceAll(' ', '-')

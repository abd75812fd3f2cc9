/** Text formatted as code. */
export const mono = (text: string): string => `\`${text}\``

/** A Markdown table with a title. */
export function markdownTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [title, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

import type { Finding } from './finding.ts'

type OfTable = Extract<Finding, { kind: 'empty' | 'not-ascending' | 'not-whole' }>

/** A finding in words, for the owner of the table: with the row it is about. */
export const describeFinding = (finding: Finding): string =>
  'row' in finding ? `${place(finding.row, finding.from)}: ${inRow(finding)}` : ofTable(finding)

/** A finding as a full sentence, with its place in its row or beside the table. */
export function describeInPlace(finding: Finding): string {
  const text = 'row' in finding ? inRow(finding) : ofTable(finding)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function ofTable(finding: OfTable): string {
  switch (finding.kind) {
    case 'empty':
      return 'The table has no rows.'
    case 'not-ascending':
      return `The ${finding.what} must ascend: ${finding.value} follows ${finding.before}.`
    case 'not-whole':
      return `The quantity ${finding.value} is no whole number.`
  }
}

const place = (row: number, from: string) => `Row ${row + 1} (from ${from} sq in)`

function inRow(finding: Exclude<Finding, OfTable>): string {
  switch (finding.kind) {
    case 'dead-zone':
      return `${span(finding.first, finding.last)} cost more than ${finding.cheaper}.`
    case 'area-dead-zone':
      return (
        `at quantity ${finding.quantity}, more than ${finding.above} and less than ${finding.below} sq in ` +
        `cost more than ${finding.below} sq in.`
      )
    case 'below-cost':
      return `the rate at ${finding.quantity} is ${finding.rate}, below the cost of ${finding.cost}.`
    case 'rising-rate':
      return `the rate at ${finding.quantity} rises with the ${finding.along}, from ${finding.before} to ${finding.rate}.`
    case 'wrong-length':
      return `${finding.rates} rates for ${finding.tiers} tiers.`
    case 'unreadable':
      return `the ${finding.what} is no amount: "${finding.value.slice(0, 40)}".`
  }
}

const span = (first: number, last: number) =>
  first === last ? `${first} pieces` : `${first} to ${last} pieces`

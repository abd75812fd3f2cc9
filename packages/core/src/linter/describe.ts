import type { Finding } from './finding.ts'

/** A finding in words, for the owner of the table. */
export function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'empty':
      return 'The table has no rows.'
    case 'not-ascending':
      return `The ${finding.what} must ascend: ${finding.value} follows ${finding.before}.`
    case 'not-whole':
      return `The quantity ${finding.value} is no whole number.`
    default:
      return `${place(finding.row, finding.from)}: ${inRow(finding)}`
  }
}

const place = (row: number, from: string) => `Row ${row + 1} (from ${from} sq in)`

function inRow(finding: Exclude<Finding, { kind: 'empty' | 'not-ascending' | 'not-whole' }>): string {
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

import type { Messages } from '../problem/problem.ts'

/** Messages of these rules, by code. */
export const variableDataMessages = {
  'variable-data.not-a-range': {
    text: 'Not a valid number range.',
    level: 'error',
    source: 'VAR-2',
  },
  'variable-data.too-many': {
    text: 'Variable data can have at most {maximum} records; this would make {count}.',
    level: 'error',
    source: 'VAR-13',
  },
  'variable-data.too-long': {
    text: 'The values can have at most {maximum} characters together; these have {count}.',
    level: 'error',
    source: 'VAR-13',
  },
  'variable-data.empty-list': {
    text: 'Please enter at least one value, separated by commas.',
    level: 'error',
    source: 'VAR-11',
  },
  'variable-data.unclosed-quote': {
    text: 'A quotation mark is opened but not closed.',
    level: 'error',
    source: 'VAR-11',
  },
  'variable-data.unprintable': {
    text: 'We can’t print {characters}. Please use other letters.',
    level: 'error',
    source: 'VAR-14',
  },
  'variable-data.duplicates': {
    text: 'The value {value} occurs more than once.',
    level: 'warning',
    source: 'VAR-12',
  },
  'variable-data.unknown-column': {
    text: 'The uploaded list has no column named {column}.',
    level: 'error',
    source: 'VAR-11',
  },
  'variable-data.no-column': {
    text: 'Please choose a file, and the column to print.',
    level: 'error',
    source: 'VAR-15',
  },
  'variable-data.unequal-lengths': {
    text: '{first} has {firstCount} records and {second} has {secondCount}; in one design they must be equal.',
    level: 'error',
    source: 'VAR-10',
  },
} as const satisfies Messages

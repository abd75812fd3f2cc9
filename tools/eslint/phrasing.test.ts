import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { phrasing } from './phrasing.mjs'

const linter = new Linter()
const found = (code: string) =>
  linter
    .verify(code, {
      languageOptions: { parser: tseslint.parser as never },
      plugins: { kisscut: { rules: { phrasing } } },
      rules: { 'kisscut/phrasing': 'error' },
    })
    .map(({ message }) => /“(.*)”/.exec(message)?.[1])

describe('the phrasing rule', () => {
  it.each([
    ['/** Whoever asks first. */', 'Whoever'],
    ['// What is left out.', 'What'],
    ['/** Says it\n * for whoever looks. */', 'whoever'],
    ["it('nobody can sign in', () => {})", 'nobody'],
    ["describe.each([1])('what is drawn', () => {})", 'what'],
    ["it('of no length is none', () => {})", 'is none'],
    ['// Priced anew.', 'anew'],
    ['// The key goes along.', 'goes along'],
    ['// Removed by now.', 'by now'],
    ['// A margin all round.', 'all round'],
    ['// Rows for who reads them.', 'for who'],
    ['// Before the page comes to life.', 'comes to life'],
    ["it('shows the way on', () => {})", 'the way on'],
    ['// The list of one’s own designs.', 'one’s own'],
    ['// Takes it away.', 'Takes it away'],
    ['// A message in the place of the price.', 'in the place of'],
    ['// The cart comes along.', 'comes along'],
    ['// By which rows are told apart.', 'told apart'],
    ['// Found in whichever column.', 'in whichever'],
    ['/** The same of a number. */', 'The same of'],
  ])('rejects %s', (code, phrase) => expect(found(code)).toEqual([phrase]))

  it.each([
    '// What does it cost?',
    '// Null where there is none.',
    '// Rings of which at least one is none of the others.',
    '/** Aligns those in `anew`. */',
    "say('whoever')",
    '// Shows what is left.',
    '// Built in such a way on purpose.',
    '// In place of the session.',
  ])('accepts %s', (code) => expect(found(code)).toEqual([]))
})

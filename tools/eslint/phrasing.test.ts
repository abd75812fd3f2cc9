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
  ])('rejects %s', (code, phrase) => expect(found(code)).toEqual([phrase]))

  it.each([
    '// What does it cost?',
    '// Null where there is none.',
    '// Rings of which at least one is none of the others.',
    '/** Aligns those in `anew`. */',
    "say('whoever')",
    '// Shows what is left.',
  ])('accepts %s', (code) => expect(found(code)).toEqual([]))
})

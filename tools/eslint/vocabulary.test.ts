import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { vocabulary, wordsOf } from './vocabulary.mjs'

const linter = new Linter()
const found = (code: string, filename = 'size.ts') =>
  linter
    .verify(
      code,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser as never },
        plugins: { kisscut: { rules: { vocabulary } } },
        rules: { 'kisscut/vocabulary': 'error' },
      },
      { filename },
    )
    .map(({ message }) => message.split(':')[0])

describe('the vocabulary rule', () => {
  it.each([
    ['const keptForm = 1', '`keptForm`'],
    ['function onMend(colourOf: string) {}', '`onMend`', '`colourOf`'],
    [
      'interface CartNeeds { isTold: boolean; readonly theShelf?: 1; ask(): void }',
      '`CartNeeds`',
      '`isTold`',
      '`theShelf`',
      '`ask`',
    ],
    ['type Refusal = 1', '`Refusal`'],
    ['const { a: wish, b: [grey], ...taken } = x', '`wish`', '`grey`', '`taken`'],
    ['class A { #doorOf = 1; pace() {} }', '`#doorOf`', '`pace`'],
    ['const whyNotThat = (inForce: 1) => inForce', '`whyNotThat`', '`inForce`'],
  ])('checks declared names: %s', (code, ...names) => {
    expect(found(code).map((name) => name?.replace('`doorOf`', '`#doorOf`'))).toEqual(names)
  })

  it('checks file names', () => expect(found('', 'take-mend.test.ts')).toEqual(['`take-mend.test.ts`']))

  it.each([
    ['// The wished size.', '`wished`'],
    ["it('keeps the shelf', () => {})", '`shelf`'],
    ["describe.each([1])('mended %s', () => {})", '`mended`'],
  ])('checks comments and test titles: %s', (code, name) => expect(found(code)).toEqual([name]))

  it.each([
    "say('a wish')",
    'image.toColourspace("srgb")',
    'const { colour, wish: change } = theirs',
    'const formats = { mat: 1, answer: 2 }',
    'const format = (layer: string, needsChoice: boolean, stock: string) => layer',
  ])('accepts names of others, and other words: %s', (code) => expect(found(code)).toEqual([]))

  it('splits names at capitals, digits and marks', () => {
    expect(wordsOf('toRGBValue_of-2D')).toEqual(['to', 'rgb', 'value', 'of', '2', 'd'])
  })
})

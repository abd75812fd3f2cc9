import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { isMessagesModule, messages } from './messages.mjs'

const linter = new Linter()
const found = (code: string, filename = 'cart-view.tsx') =>
  linter
    .verify(
      code,
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: {
          parser: tseslint.parser as never,
          parserOptions: { ecmaFeatures: { jsx: true } },
        },
        plugins: { kisscut: { rules: { messages } } },
        rules: { 'kisscut/messages': 'error' },
      },
      { filename },
    )
    .map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message)

describe('the messages rule', () => {
  it.each([
    ['<p>Your cart</p>', 'Your cart'],
    ['<p>{count} products</p>', 'products'],
    ["<p>{isOne ? 'product' : `${count} products`}</p>", 'product', '{} products'],
    ["<p>{isSaved && 'Saved'}</p>", 'Saved'],
    ["<p>{name ?? 'none'}</p>", 'none'],
    ['<button aria-label="Remove" className="quiet" />', 'Remove'],
    ['<img alt={`${name} on its die line`} />', '{} on its die line'],
    ['<Field label={`Fewer ${of}`.trim()} />', 'Fewer {}'],
    ["const SORTS = [{ value: 'price', label: 'Lowest price' }]", 'Lowest price'],
    ["const shown = { title: isNew ? 'New' : before }", 'New'],
    ["const failed = () => ['This did not work.']", 'This did not work.'],
    ["throw new HttpError(403, 'This key is not valid.')", 'This key is not valid.'],
    ['notice(`No results for “${words}”`)', 'No results for “{}”'],
    ["const keys = ['move by 0.01 in; one moves the artwork']", 'move by 0.01 in; one moves the artwork'],
  ])('reports a text outside a module of messages: %s', (code, ...texts) =>
    expect(found(code)).toEqual(texts),
  )

  it.each([
    '<p>{messages.yourCart}</p>',
    '<p aria-hidden="true">× {count} %</p>',
    '<a href="#main" className={`${css.link} ${css.wide}`} rel="next">{name}</a>',
    "const PATH = 'M4 10H16M10 4V16'",
    "const sizes = '(max-width: 48rem) 100vw, 36rem'",
    "const command = { name: 'load', label: 'load' }",
    "import { Total } from './Price Panel.tsx'",
    "throw new Error('The price schedule could not be read.')",
    "export class Late extends Error { constructor() { super('late') } }",
    "type Kind = 'Bad Request'",
    '/** The cart is empty. */',
  ])('accepts code and errors for programmers: %s', (code) => expect(found(code)).toEqual([]))

  it.each(['app/messages/cart.ts', 'app/messages/shell.tsx', 'src/design/messages.ts'])(
    'accepts texts in %s',
    (file) => {
      expect(isMessagesModule(file)).toBe(true)
      expect(found("export const yourCart = 'Your cart'", file)).toEqual([])
    },
  )

  it.each(['app/messages-of.ts', 'app/cart/totals.tsx', 'messages/deep/er/totals.tsx'])(
    'reports texts in %s',
    (file) => expect(isMessagesModule(file)).toBe(false),
  )
})

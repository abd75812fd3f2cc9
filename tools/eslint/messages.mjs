/**
 * ESLint rule `kisscut/messages`: texts for shoppers are in modules of messages, not in the components that show them
 * (docs/decisions/0028-texts-in-messages.md). Checks texts and text attributes of JSX, and sentences anywhere else.
 */

/** Attributes and properties with texts for people. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'aside',
  'description',
  'hint',
  'label',
  'placeholder',
  'text',
  'title',
])

/** Two letters in a row: a word, unlike units, marks and numbers. */
const WORD = /\p{L}{2}/u

/**
 * A capitalized word followed by another after a space, or four words in a row: a sentence or a title, unlike paths, selectors
 * and codes.
 */
const SENTENCE = /^\P{L}*\p{Lu}\p{Ll}*[’']?\p{L}*,? (?:.* )?\p{Ll}{2,}|\p{Ll}{2,} \p{L}+ \p{L}+ \p{Ll}{2,}/su

/** A property's value is a text if it is more than one lower-case word, unlike codes. */
const LABEL = /\p{Lu}\p{Ll}|\p{L}{2} \p{L}{2}/u

/** Whether a file is a module of messages: `messages.ts`, or a file in a folder `messages`. */
export const isMessagesModule = (file) => /(^|[\\/])messages([\\/][^\\/]+|)\.tsx?$/.test(file)

/** The possible texts of an expression with their nodes: of both branches, and of the parts of a template. */
function* textsOf(node) {
  if (!node) return
  if (node.type === 'Literal') {
    if (typeof node.value === 'string') yield [node, node.value]
  } else if (node.type === 'TemplateLiteral')
    yield [node, node.quasis.map(({ value }) => value.cooked).join('{}')]
  else if (node.type === 'ConditionalExpression') {
    yield* textsOf(node.consequent)
    yield* textsOf(node.alternate)
  } else if (node.type === 'LogicalExpression') {
    if (node.operator !== '&&') yield* textsOf(node.left)
    yield* textsOf(node.right)
  } else if (node.type === 'BinaryExpression' && node.operator === '+') {
    yield* textsOf(node.left)
    yield* textsOf(node.right)
  } else if (node.type === 'CallExpression') {
    // Such as `text.trim()`.
    if (node.callee.type === 'MemberExpression') yield* textsOf(node.callee.object)
  } else if (node.type === 'TSAsExpression') yield* textsOf(node.expression)
  else if (node.type === 'JSXExpressionContainer') yield* textsOf(node.expression)
}

/** Errors are for programmers, except those whose message is the response; imports name files. */
const FOR_PROGRAMMERS = new Set(['ImportDeclaration', 'ThrowStatement', 'TSLiteralType'])
const isForProgrammers = ({ parent }) =>
  FOR_PROGRAMMERS.has(parent.type) ||
  ((parent.type === 'NewExpression' || parent.type === 'CallExpression') &&
    /(?<!^Http)Error$|^invariant$/.test(parent.callee.name ?? ''))

/** @type {import('eslint').Rule.RuleModule} */
export const messages = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { literal: '“{{text}}” is read by shoppers: it belongs in a module of messages.' },
  },
  create(context) {
    if (isMessagesModule(context.filename)) return {}
    const reported = new Set()
    const report = (node, text) => {
      if (reported.has(node)) return
      reported.add(node)
      context.report({ node, messageId: 'literal', data: { text: text.replaceAll(/\s+/g, ' ').trim() } })
    }
    const check = (node, reads) => {
      for (const [each, text] of textsOf(node)) if (reads.test(text)) report(each, text)
    }
    const checkSentence = (node, text) => {
      if (SENTENCE.test(text) && !isForProgrammers(node)) report(node, text)
    }
    return {
      JSXText: (node) => WORD.test(node.value) && report(node, node.value),
      JSXAttribute(node) {
        if (READ.has(node.name.name)) check(node.value, WORD)
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') check(node, WORD)
      },
      Property(node) {
        if (READ.has(node.key.name ?? node.key.value)) check(node.value, LABEL)
      },
      Literal: (node) => typeof node.value === 'string' && checkSentence(node, node.value),
      TemplateLiteral: (node) => checkSentence(node, node.quasis.map(({ value }) => value.cooked).join('{}')),
    }
  },
}

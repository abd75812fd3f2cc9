/**
 * ESLint rule `kisscut/phrasing`: rejects phrases in comments and test titles that read translated, each with a suggestion.
 */

import { namesTest } from './vocabulary.mjs'

/** At the start of a comment or title: a noun says more than a clause in its place. */
const SUBJECT = /^(whoever|nobody|somebody|none|what|who)\b/i

/** Anywhere, outside of code in backticks. */
const PHRASES = [
  [/\bwhoever\b/i, 'a noun: the visitor, the caller'],
  [
    /(?<!\bthere )\b(?:is|are) none\b(?! of (?:the|these|them|its|their)\b)/i,
    'is not, is absent, is ignored',
  ],
  [/\banew\b/i, 'again'],
  [/\bas ever\b/i, 'still, unchanged'],
  [/\bby now\b/i, 'now, in the meantime'],
  [/\bgo(?:es|ing)? along\b/i, 'is passed on, moves with it'],
  [/\bfor who(?:m|ever)?\b(?! it)/i, 'for readers who'],
  [/\ball round\b/i, 'on every side'],
  [/\b(?:come|comes|came|brings?|brought) \w* ?to life\b/i, 'is hydrated, starts'],
  [/(?<!such )\b(?:a|the) way on\b|\bways on\b/i, 'the next step, a link, a button'],
  [/\bone[’']s own\b/i, "a noun: the shopper's"],
  [/\btak(?:es?|en|ing) (?:\w+ )?away\b/i, 'removes'],
  [/\bin the place of\b/i, 'instead of, replaces'],
  [/\bcom(?:es?|ing) along\b/i, 'is passed on, moves with it'],
  [/\btold apart\b/i, 'is distinguished'],
  [/\bin whichever\b/i, 'in any'],
  [/\bthe same of\b/i, 'the same for'],
]

/** The text of a comment as one line: without asterisks, code in backticks and links. */
const plain = (text) =>
  text
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/`[^`]*`|\{@link [^}]*\}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The first phrase of a comment or title that reads translated, with a suggestion; null for none. */
export function translatedIn(text) {
  const line = plain(text)
  const [subject] = SUBJECT.exec(line) ?? []
  if (subject && !line.endsWith('?')) return { phrase: subject, instead: 'a noun as the subject' }
  for (const [pattern, instead] of PHRASES) {
    const [phrase] = pattern.exec(line) ?? []
    if (phrase) return { phrase, instead }
  }
  return null
}

/** @type {import('eslint').Rule.RuleModule} */
export const phrasing = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { translated: '“{{phrase}}” reads translated; say {{instead}}.' },
  },
  create(context) {
    const check = ({ loc }, text) => {
      const data = translatedIn(text)
      if (data) context.report({ loc, messageId: 'translated', data })
    }
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value)
      },
      CallExpression(node) {
        const [title] = node.arguments
        if (title?.type === 'Literal' && typeof title.value === 'string' && namesTest(node))
          check(title, title.value)
      },
    }
  },
}

import type { Rule } from 'eslint'

export const phrasing: Rule.RuleModule
export function translatedIn(text: string): { phrase: string; instead: string } | null

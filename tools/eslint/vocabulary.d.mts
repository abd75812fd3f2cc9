import type { Rule } from 'eslint'

export const vocabulary: Rule.RuleModule
export function wordsOf(name: string): string[]
export function misnomerIn(name: string): { word: string; instead: string } | null
export function misnomerInSentence(text: string): { word: string; instead: string } | null

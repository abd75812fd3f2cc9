import type { Rule } from 'eslint'

export const messages: Rule.RuleModule
export function isMessagesModule(file: string): boolean

import type { Rule } from 'eslint'

export const deps: Rule.RuleModule

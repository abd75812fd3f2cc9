// `npm run rulebook -w @kisscut/core`: writes docs/rulebook.md from the rules.
import { writeFileSync } from 'node:fs'
import { RULEBOOK, rulebook } from './rulebook.ts'

writeFileSync(RULEBOOK, await rulebook())

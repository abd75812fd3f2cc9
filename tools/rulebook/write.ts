// `npm run rulebook -w @kisscut/core`: writes docs/rulebook.md and the library's docs/coverage.md from the rules.
import { writeFileSync } from 'node:fs'
import { COVERAGE, coverage } from './coverage.ts'
import { RULEBOOK, rulebook } from './rulebook.ts'

writeFileSync(RULEBOOK, await rulebook())
writeFileSync(COVERAGE, await coverage())

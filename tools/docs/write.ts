// `npm run docs`: writes the index of decisions.
import { writeFileSync } from 'node:fs'
import { decisionsPage, INDEX } from './decisions.ts'

writeFileSync(INDEX, await decisionsPage())

#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { lintPrices } from './lint-prices-command.ts'

const outcome = lintPrices(process.argv.slice(2), (file) => readFileSync(file === '-' ? 0 : file, 'utf8'))
process.stdout.write(outcome.output)
process.stderr.write(outcome.error)
process.exitCode = outcome.exitCode

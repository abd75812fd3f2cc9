#!/usr/bin/env node
// The shop's command line: `kisscut backup|restore|move` for its data, `kisscut prepress …` for files without a shop.
const OPERATIONS = ['backup', 'restore', 'move']

await import(OPERATIONS.includes(process.argv[2]) ? './operate.mjs' : '../packages/prepress/bin/kisscut.mjs')

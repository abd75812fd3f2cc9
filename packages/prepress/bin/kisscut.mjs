#!/usr/bin/env node
// The shop's command line. The first start after a change bundles it; later ones only check for changes.
import { freshBundle } from './bundle.mjs'

const { main, worker } = await freshBundle()
const { runCommandLine } = await import(main)
await runCommandLine(worker)

import fc from 'fast-check'

/** Every mutant meets each property with this many examples: fewer than in `npm test`, since there are thousands of mutants. */
fc.configureGlobal({ numRuns: 25 })

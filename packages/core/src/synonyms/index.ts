export { alsoMeant, parseSynonyms, type SynonymError, type Synonyms } from './synonyms.ts'

export { CLOSED, suggest, type SuggestEvent, type SuggestState } from './suggest.ts'

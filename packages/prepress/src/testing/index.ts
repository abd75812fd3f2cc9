export { plateLines, type PlateLine } from './plate-lines.ts'

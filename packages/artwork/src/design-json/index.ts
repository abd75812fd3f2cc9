export { DESIGN_VERSION, designFrom, designFromJson, designToJson } from './json.ts'
export type { DesignReading } from './json.ts'
export { MOST_ELEMENTS, MOST_SIDES, designSchema } from './schema.ts'

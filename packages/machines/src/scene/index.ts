export { boxSeen, sceneMachine } from './machine.ts'
export type { Fingers, SceneContext, SceneEvent } from './machine.ts'

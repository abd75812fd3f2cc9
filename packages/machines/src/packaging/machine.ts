import { PACKAGE_PREVIEW_DELAY } from '@kisscut/core/packaging'
import { assign, setup } from 'xstate'

/** Inputs of a package preview; inches. */
export interface PackageScene {
  readonly packageSizeId: string
  readonly width: number
  readonly height: number
}

interface PackagePreviewContext {
  readonly shown: PackageScene
  readonly latest: PackageScene
}

/** A package preview that is redrawn once the choices have settled. PACK-7. */
export const packagePreviewMachine = setup({
  types: {
    context: {} as PackagePreviewContext,
    events: {} as { type: 'scene.changed'; scene: PackageScene },
    input: {} as PackageScene,
  },
  actions: {
    keep: assign(({ event }) => ({ latest: event.scene })),
    draw: assign(({ context }) => ({ shown: context.latest })),
  },
  delays: { rest: PACKAGE_PREVIEW_DELAY },
}).createMachine({
  id: 'packagePreview',
  context: ({ input }) => ({ shown: input, latest: input }),
  initial: 'drawn',
  states: {
    drawn: {},
    waiting: { after: { rest: { target: 'drawn', actions: 'draw' } } },
  },
  on: { 'scene.changed': { target: '.waiting', reenter: true, actions: 'keep' } },
})

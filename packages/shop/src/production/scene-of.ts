import type { LoadedCustom } from '../configure/loaded-custom.ts'
import { SCENE_NAMES, type SceneName } from '../ports/scenes.ts'

/** Words of a product's uses (REC-3) that belong to each scene. */
const USES: Readonly<Record<SceneName, RegExp>> = {
  laptop: /laptop|notebook/i,
  bottle: /bottle|jar/i,
  carton: /parcel|box|freezer/i,
}

/** The scene of a product: of the first of its uses that has one; by default the laptop. */
export const sceneOf = ({ known }: Pick<LoadedCustom, 'known'>): SceneName => {
  for (const { use } of known.uses) {
    const scene = SCENE_NAMES.find((name) => USES[name].test(use))
    if (scene) return scene
  }
  return 'laptop'
}

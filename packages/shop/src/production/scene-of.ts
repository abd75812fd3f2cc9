import type { LoadedCustom } from '../configure/configured-product.ts'
import { SCENE_NAMES, type SceneName } from '../ports-production.ts'

/** Where each kind of use is seen; words of REC-3 `use`. */
const SEEN_ON: Readonly<Record<SceneName, RegExp>> = {
  laptop: /laptop|notebook/i,
  bottle: /bottle|jar/i,
  carton: /parcel|box|freezer/i,
}

/** Where a product is shown: what the first of its uses speaks of that there is a picture of; else a laptop’s lid. */
export const sceneOf = ({ known }: Pick<LoadedCustom, 'known'>): SceneName => {
  for (const { use } of known.uses) {
    const scene = SCENE_NAMES.find((name) => SEEN_ON[name].test(use))
    if (scene) return scene
  }
  return 'laptop'
}

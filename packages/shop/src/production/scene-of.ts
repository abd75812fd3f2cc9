import { isTrueSizeIn } from '@kisscut/artwork/scene'
import { SCENE_NAMES, type SceneName } from '@kisscut/core/design'
import type { SoldProduct } from '../configure/sold-product.ts'

/** Words in a product's uses (REC-3) that belong to each scene. */
const USES: Readonly<Record<SceneName, RegExp>> = {
  laptop: /laptop|notebook/i,
  bottle: /bottle|jar/i,
  carton: /parcel|box|freezer/i,
  car: /\bcars?\b|bumper/i,
}

/** The scene of a product: the first its template lists, else that of its uses; by default the laptop. */
export const sceneOf = ({ known }: Pick<SoldProduct, 'known'>): SceneName => {
  const [first] = known.template.scenes
  if (first) return first
  for (const { use } of known.uses) {
    const scene = SCENE_NAMES.find((name) => USES[name].test(use))
    if (scene) return scene
  }
  return 'laptop'
}

/** The scenes listed in its template that can show it in true size. DESIGN-27. */
export const scenesOf = ({ known, design }: Pick<SoldProduct, 'known' | 'design'>): readonly SceneName[] =>
  known.template.scenes.filter((name) => isTrueSizeIn(name, design))

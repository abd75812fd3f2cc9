/** Places a product can be shown in. PROD-9. */
export const SCENE_NAMES = ['laptop', 'bottle', 'carton', 'car'] as const
/** One of {@link SCENE_NAMES}. */
export type SceneName = (typeof SCENE_NAMES)[number]

import type { font, NewRowOf } from '@kisscut/records'

type Font = NewRowOf<typeof font> & { id: string }

/** Complete families under the Open Font License, with every script they support. Each file is in its package. */
const FACES: readonly (readonly [name: string, tag: string, file: string])[] = [
  ['Bricolage Grotesque', 'sans', 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'],
  ['Figtree', 'sans', 'figtree/500Medium/Figtree_500Medium.ttf'],
  ['Figtree Black', 'sans', 'figtree/900Black/Figtree_900Black.ttf'],
  ['Oswald', 'sans', 'oswald/600SemiBold/Oswald_600SemiBold.ttf'],
  ['Rubik', 'sans', 'rubik/500Medium/Rubik_500Medium.ttf'],
  ['Archivo Black', 'sans', 'archivo-black/400Regular/ArchivoBlack_400Regular.ttf'],
  ['Anton', 'display', 'anton/400Regular/Anton_400Regular.ttf'],
  ['Bebas Neue', 'display', 'bebas-neue/400Regular/BebasNeue_400Regular.ttf'],
  ['Alfa Slab One', 'display', 'alfa-slab-one/400Regular/AlfaSlabOne_400Regular.ttf'],
  ['Bowlby One', 'display', 'bowlby-one/400Regular/BowlbyOne_400Regular.ttf'],
  ['Lilita One', 'display', 'lilita-one/400Regular/LilitaOne_400Regular.ttf'],
  ['Shrikhand', 'display', 'shrikhand/400Regular/Shrikhand_400Regular.ttf'],
  ['Righteous', 'display', 'righteous/400Regular/Righteous_400Regular.ttf'],
  ['Bungee', 'display', 'bungee/400Regular/Bungee_400Regular.ttf'],
  ['Monoton', 'display', 'monoton/400Regular/Monoton_400Regular.ttf'],
  ['Press Start 2P', 'display', 'press-start-2p/400Regular/PressStart2P_400Regular.ttf'],
  ['Abril Fatface', 'serif', 'abril-fatface/400Regular/AbrilFatface_400Regular.ttf'],
  ['Playfair Display', 'serif', 'playfair-display/700Bold/PlayfairDisplay_700Bold.ttf'],
  ['Libre Baskerville', 'serif', 'libre-baskerville/400Regular/LibreBaskerville_400Regular.ttf'],
  ['Amiri', 'serif', 'amiri/400Regular/Amiri_400Regular.ttf'],
  ['Courier Prime', 'typewriter', 'courier-prime/400Regular/CourierPrime_400Regular.ttf'],
  ['Lobster', 'script', 'lobster/400Regular/Lobster_400Regular.ttf'],
  ['Pacifico', 'script', 'pacifico/400Regular/Pacifico_400Regular.ttf'],
  ['Kaushan Script', 'script', 'kaushan-script/400Regular/KaushanScript_400Regular.ttf'],
  ['Caveat', 'script', 'caveat/700Bold/Caveat_700Bold.ttf'],
  ['Great Vibes', 'script', 'great-vibes/400Regular/GreatVibes_400Regular.ttf'],
  ['Rye', 'western', 'rye/400Regular/Rye_400Regular.ttf'],
  ['Saira Stencil One', 'stencil', 'saira-stencil-one/400Regular/SairaStencilOne_400Regular.ttf'],
]

const fontId = (name: string) => `font-${name.toLowerCase().replaceAll(' ', '-')}`

export const FONTS: readonly Font[] = FACES.map(([name, tag], order) => ({
  id: fontId(name),
  family: name,
  family_web: name,
  name,
  tag,
  order,
  default: order === 0,
}))

/** The TrueType file of each font, by its id. */
export const FONT_FILES: readonly { readonly id: string; readonly file: string }[] = FACES.map(
  ([name, , file]) => ({ id: fontId(name), file: `@expo-google-fonts/${file}` }),
)

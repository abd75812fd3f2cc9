import { things } from '../../../messages/setup.ts'

/** A familiar object and its size in inches. A coin is as wide as high. */
export interface FamiliarThing {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly isCoin: boolean
}

const coin = (name: string, width: number): FamiliarThing => ({ name, width, height: width, isCoin: true })
const card = (name: string, width: number, height: number): FamiliarThing => ({
  name,
  width,
  height,
  isCoin: false,
})

const INCHES = [
  coin(things.dime, 0.705),
  card(things.businessCard, 3.5, 2),
  card(things.letterPaper, 8.5, 11),
]
const METRIC = [
  coin(things.cent, 0.64),
  card(things.businessCard, 3.346, 2.165),
  card(things.a4, 8.27, 11.69),
]

/** Limits as shares of the picture: a smaller object is a dot, a larger one reaches the ruler. */
const [SMALLEST, LARGEST] = [0.035, 0.26]

/** The first object that is neither a dot beside the sticker nor too large for the corner; null for none. */
export const familiarThingFor = (side: number, isMetric: boolean): FamiliarThing | null =>
  (isMetric ? METRIC : INCHES).find(({ height }) => height >= side * SMALLEST && height <= side * LARGEST) ??
  null

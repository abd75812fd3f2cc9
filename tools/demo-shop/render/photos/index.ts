import { drawing } from '../backgrounds.ts'
import type { Picture } from '../kit.ts'
import { jarAtAMarket, jarAtAMarketFront, kitchenJar, kitchenJarFront } from './jars.ts'
import { HEIGHT, WIDTH } from './strokes.ts'
import { carFront, carSide, vanSide, vanSideFront } from './vehicles.ts'

/** Pictures of places for products of the preview tool, with their foregrounds. SCENE-3. */

const picture = (name: string, alt: string, svg: string, transparent = false): Picture => ({
  ...{ name, alt, width: WIDTH, height: HEIGHT, transparent },
  svg: drawing(WIDTH, HEIGHT, svg),
})

/** Each place, and its foreground. */
export const photoPictures = (): Picture[] => [
  picture('photo-car-door', 'The door of a dark green car, close by', carSide()),
  picture('photo-car-door-front', 'The handle of the door, and its light', carFront(), true),
  picture('photo-van-side', 'The side of a delivery van at the curb', vanSide()),
  picture(
    'photo-van-side-front',
    'The handle of the sliding door, and the light on the van',
    vanSideFront(),
    true,
  ),
  picture('photo-jar-on-a-shelf', 'A jar of honey on a kitchen shelf', kitchenJar()),
  picture(
    'photo-jar-on-a-shelf-front',
    'The shine of the jar, and a dipper before it',
    kitchenJarFront(),
    true,
  ),
  picture('photo-jar-at-a-market', 'A jar of honey on a checked cloth at a market', jarAtAMarket()),
  picture(
    'photo-jar-at-a-market-front',
    'The shine of the jar, and a bow of string',
    jarAtAMarketFront(),
    true,
  ),
]

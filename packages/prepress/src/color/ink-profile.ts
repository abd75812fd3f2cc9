import { openPressProfile } from '../print/cmyk.ts'
import { inkOnScreen } from '../print/on-screen.ts'
import { profileOfInks } from './profile-of-inks.ts'
import { pressLook } from './press-look.ts'
import { screenColorsLike } from './screen-colors-like.ts'

/**
 * Steps of the tables along each ink. Print colors blend into colors outside any screen's range and need more steps than the
 * press profile's own 9; screen colors are searched for, which is slow.
 */
const [FINE, COARSE] = [17, 9]

/**
 * How inks are shown. `print`: as they look in print. `screen`: as the screen color that, separated for the press, looks most
 * like the ink itself, so that the soft proof of a page (PROD-7) is right. `colors` and `black`: cyan, magenta and yellow as
 * their complements, and black as gray, from which the inks can be read.
 */
export type InkView = 'print' | 'screen' | 'colors' | 'black'

const made = new Map<InkView, Promise<Uint8Array>>()

/** An ICC profile that shows inks in a view, made once per process. */
export function inkProfile(view: InkView): Promise<Uint8Array> {
  let profile = made.get(view)
  if (!profile) made.set(view, (profile = makeProfile(view)))
  return profile
}

async function makeProfile(view: InkView): Promise<Uint8Array> {
  const steps = view === 'screen' ? COARSE : FINE
  const inks = inksInSteps(steps)
  if (view === 'colors' || view === 'black') return profileOfInks(steps, platesOf(inks, view))
  const seen = await inkOnScreen(inks, { width: steps ** 2, height: steps ** 2 }, await openPressProfile())
  return profileOfInks(steps, view === 'print' ? seen : screenColorsLike(seen, await pressLook()))
}

/** Cyan, magenta and yellow, or black alone, as their complements. */
function platesOf(inks: Uint8Array, view: 'colors' | 'black'): Uint8Array {
  const plates = new Uint8Array((inks.length / 4) * 3)
  for (let at = 0; at < plates.length; at++) {
    const ink = view === 'black' ? 3 : at % 3
    plates[at] = 255 - inks[Math.floor(at / 3) * 4 + ink]!
  }
  return plates
}

/** Every combination of inks in equal steps, black varying fastest. */
function inksInSteps(steps: number): Buffer {
  const inks = Buffer.alloc(steps ** 4 * 4)
  for (let at = 0; at < inks.length; at++) {
    const step = Math.floor(Math.floor(at / 4) / steps ** (3 - (at % 4))) % steps
    inks[at] = Math.round((step * 255) / (steps - 1))
  }
  return inks
}

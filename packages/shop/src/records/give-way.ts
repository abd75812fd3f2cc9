import { setImmediate as turn } from 'node:timers/promises'

/** A turn of the loop that takes longer has done something for somebody. */
const IDLE_MS = 0.3
/** Most turns, so that work in no hurry gets on in a shop that is never idle. */
const TURNS = 30

/** Lets whoever waits go first: turns the loop until a turn has found nothing to do. For long work that is in no hurry. */
export async function giveWay(): Promise<void> {
  for (let turns = 0; turns < TURNS; turns += 1) {
    const began = performance.now()
    await turn()
    if (performance.now() - began < IDLE_MS) return
  }
}

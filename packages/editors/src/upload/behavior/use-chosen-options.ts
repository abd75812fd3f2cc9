import type { Design, History } from '@kisscut/artwork/design'
import { useRef, useState } from 'react'
import type { ChosenOption, ChosenOptions, EditorHost } from '../types.ts'

/** Options chosen with one click, and their position in the design's history. */
interface Step {
  readonly before: readonly ChosenOption[]
  readonly after: readonly ChosenOption[]
  readonly past: number
  readonly present: Design
}

const NOTHING: { readonly done: readonly Step[]; readonly future: readonly Step[] } = { done: [], future: [] }

/**
 * Keeps options chosen with one click between the steps of the design's history, since they are not part of a design. PROD-15.
 */
export function useChosenOptions({ past, present }: History, host: EditorHost): ChosenOptions {
  const [{ done, future }, setSteps] = useState(NOTHING)
  const [version, setVersion] = useState(0)
  const isBusy = useRef(false)
  const choose = async (options: readonly ChosenOption[]) => {
    if (isBusy.current) return null
    isBusy.current = true
    const before = await host.choose(options).finally(() => {
      isBusy.current = false
    })
    if (before) setVersion((each) => each + 1)
    return before
  }
  const last = done.at(-1)
  const next = future.at(-1)
  const isHere = (step: Step) => past.length === step.past && present === step.present
  return {
    version,
    choose: async (options) => {
      const before = await choose(options)
      const step = before && { before, after: options, past: past.length, present }
      if (step) setSteps({ done: [...done, step], future: [] })
    },
    undo:
      last && (isHere(last) || past.length < last.past)
        ? async () => {
            if (await choose(last.before)) setSteps({ done: done.slice(0, -1), future: [...future, last] })
          }
        : null,
    redo:
      next && isHere(next)
        ? async () => {
            if (await choose(next.after)) setSteps({ done: [...done, next], future: future.slice(0, -1) })
          }
        : null,
  }
}

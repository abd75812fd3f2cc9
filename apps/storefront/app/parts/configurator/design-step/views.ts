import type { SceneName } from '@kisscut/core/design'
import type { ProductPage } from '@kisscut/shop'
import { useSearchParams } from '@remix-run/react'
import * as messages from '../../../messages/design.ts'

/** The finished product, or a scene that shows it in its surroundings. DESIGN-27. */
export type View = 'finished' | SceneName

type Configured = NonNullable<ProductPage['configured']>

const NAME = 'view'

/** Value of a page's default view: the design, or the finished product. */
const USUAL = 'usual'

export const viewsOf = ({ scenes }: Pick<Configured, 'scenes'>): readonly View[] => ['finished', ...scenes]

/** The page's choice of view; null for its default. The address holds it, so that it works without scripts. */
export function useView(offered: readonly View[]) {
  const [query] = useSearchParams()
  const at = (view: View | null): string => {
    const other = new URLSearchParams(query)
    if (view === null) other.delete(NAME)
    else other.set(NAME, view)
    return `?${other}`
  }
  return { view: offered.find((each) => each === query.get(NAME)) ?? null, at }
}

/** Longer side of a view's picture, in pixels. */
const PIXELS = 1200

/** URL of a view of the saved product. */
export const viewUrl = (configuredId: string, view: View): string => {
  const at = `/prepress/api/v1/custom/${configuredId}`
  return view === 'finished'
    ? `${at}/preview.png/?pixels=${PIXELS}`
    : `${at}/mock-up.webp/?scene=${view}&pixels=${PIXELS}`
}

/** The choices of a switch between views. */
export const viewChoices = (offered: readonly View[], usual: string, at: (view: View | null) => string) => [
  { name: USUAL, text: usual, to: at(null) },
  ...offered.map((view) => ({ name: view, text: messages.views[view], to: at(view) })),
]
export const choiceOf = (view: View | null): string => view ?? USUAL

import { isGroup, type Element } from '@kisscut/artwork/design'
import { Suspense } from 'react'
import * as messages from '../../messages/design-tools.ts'
import type { ToolHost } from '../commands/commands.ts'
import { elementName } from '../elements/names.ts'
import { unitsIn } from '../session/session.ts'
import { useArrived, useSelected, useSession } from '../session/use-session.ts'
import { PanelBoundary } from '../boundary.tsx'
import { ClipartPanel } from './clipart-panel.tsx'
import { CommandButtons } from './command-buttons.tsx'
import { BackgroundPanel, CodePanel, FramePanel, MaskPanel, ReplacePanel } from './lazy-panels.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { ShapePanel } from './shape-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import css from './panel.module.css'

const EDIT = [
  'duplicate',
  'remove',
  'lock',
  'hide',
  'order-front',
  'order-forward',
  'order-backward',
  'order-back',
]
const ALIGN = ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom']
const TURN = ['mirror-x', 'mirror-y', 'rotate-quarter']

/** Kinds of elements that can have a mask. */
const MASKED: ReadonlySet<Element['kind']> = new Set(['upload', 'clipart', 'marketplace'])

/** Fields for the selection. */
export function SelectionPanel({ host }: { readonly host: ToolHost }) {
  const { actor, store } = useSession()
  useArrived()
  const selected = useSelected()
  const [only] = selected
  if (!only) return null
  const isOne = selected.length === 1
  const units = unitsIn(actor)
  const isGrouped = units.length === 1 && units.some(isGroup)
  const title = isGrouped ? messages.groupOf(selected.length) : messages.several(selected.length)
  return (
    <div className={css.panel}>
      <section className={css.section} aria-label={messages.arrange}>
        <h2 className={css.title}>{isOne ? elementName(only, store) : title}</h2>
        <CommandButtons
          label={messages.arrange}
          host={host}
          names={isOne ? EDIT : [...EDIT, 'group', 'ungroup', 'mask']}
        />
      </section>
      {isOne && (
        <PanelBoundary key={only.id}>
          <Suspense>
            <ElementPanel element={only} />
          </Suspense>
          {only.kind === 'upload' && (
            <>
              <BackgroundPanel picture={only} />
              <ReplacePanel key={`replace ${only.id}`} picture={only} />
            </>
          )}
          {/* In its own boundary, so that other fields are visible while it loads. */}
          <Suspense>{MASKED.has(only.kind) && <MaskPanel element={only} />}</Suspense>
        </PanelBoundary>
      )}
      <section className={css.section} aria-label={messages.groups.align}>
        <h2 className={css.title}>{messages.groups.align}</h2>
        <CommandButtons label={messages.groups.align} host={host} names={ALIGN} />
        <CommandButtons
          label={messages.groups.arrange}
          host={host}
          names={isOne ? TURN : [...TURN, 'distribute-x', 'distribute-y']}
        />
      </section>
      {isOne ? <PlacePanel key={`place ${only.id}`} element={only} /> : <FramePanel />}
    </div>
  )
}

function ElementPanel({ element }: { readonly element: Element }) {
  switch (element.kind) {
    case 'text':
      return <TextPanel text={element} />
    case 'shape':
      return <ShapePanel shape={element} />
    case 'clipart':
      return <ClipartPanel clipart={element} />
    case 'code':
      return <CodePanel code={element} />
    case 'upload':
      return <PicturePanel picture={element} />
    default:
      return null
  }
}

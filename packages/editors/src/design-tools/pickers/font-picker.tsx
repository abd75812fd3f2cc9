import { useEffect, useId, useRef, useState } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { cssFamily } from '../library/library-store.ts'
import { useLibrary } from '../session/use-session.ts'
import type { FontChoice } from '../types.ts'
import { registerFonts } from './page-fonts.ts'
import panelCss from '../panels/panel.module.css'
import choiceCss from '../../controls/choice.module.css'
import css from './font-picker.module.css'

interface Props {
  /** Id of the font. */
  readonly chosen: string
  readonly onChoose: (font: string) => void
}

/** The fonts, each displayed in itself under its family, with a search by name. */
export function FontPicker({ chosen, onChoose }: Props) {
  const { library, store } = useLibrary()
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const name = useId()
  useEffect(() => registerFonts(library.fonts), [library.fonts])
  useEffect(() => {
    if (isOpen) list.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const current = store.font(chosen)
  const found = library.fonts.filter((font) => matches(font, words))
  const families = [...new Set(found.map(({ family }) => family))]
  return (
    <div className={css.picker}>
      <span className={css.label} id={`${name}-label`}>
        {messages.font}
      </span>
      <button
        type="button"
        className={css.chosen}
        aria-expanded={isOpen}
        aria-label={messages.chooseFont(current?.name ?? '')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span style={{ fontFamily: `${cssFamily(chosen)}, var(--face-text)` }}>
          {current?.name ?? chosen}
        </span>
        <svg viewBox="0 0 20 20" aria-hidden="true" className={css.arrow}>
          <path d={isOpen ? 'm5 12.500 5-5 5 5' : 'm5 7.500 5 5 5-5'} />
        </svg>
      </button>
      {isOpen && (
        <div className={css.sheet}>
          <input
            type="search"
            className={panelCss.input}
            placeholder={messages.findFont}
            aria-label={messages.findFont}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <div ref={list} className={css.list} role="radiogroup" aria-label={messages.font}>
            {families.map((family) => (
              <div key={family} role="group" aria-label={family}>
                <p className={css.family}>{family}</p>
                {found
                  .filter((font) => font.family === family)
                  .map((font) => (
                    <label key={font.id} className={`${choiceCss.choice} ${css.font}`}>
                      <input
                        type="radio"
                        name={name}
                        className={choiceCss.radio}
                        checked={font.id === chosen}
                        onChange={() => onChoose(font.id)}
                      />
                      <span style={{ fontFamily: `${cssFamily(font.id)}, var(--face-text)` }}>
                        {font.name}
                      </span>
                      {font.tag && <span className={css.tag}>{font.tag}</span>}
                    </label>
                  ))}
              </div>
            ))}
            {found.length === 0 && <p className={panelCss.hint}>{messages.noFont}</p>}
          </div>
        </div>
      )}
    </div>
  )
}

const matches = ({ name, family, tag }: FontChoice, words: string): boolean => {
  const text = `${name} ${family} ${tag}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

import { TEXT_LOCATIONS, TEXT_SIZES } from '@kisscut/core/design'
import type { StripWork } from '@kisscut/machines/strip'
import { useId } from 'react'
import { FontPicker } from '../design-tools/pickers/font-picker.tsx'
import * as messages from '../messages/drag-drop-buy.ts'
import panelCss from '../design-tools/panels/panel.module.css'
import { Segments } from './segments.tsx'
import type { StripActor } from './use-strip.ts'

/** Maximum number of letters, as in the record. */
const LONGEST = 200

interface Props {
  readonly work: StripWork
  /** Sample words, shown while there are none; empty for none. */
  readonly sampleWords: string
  readonly font: string | null
  /** The font failed to load; null otherwise. */
  readonly missingFont: { readonly retry: () => void } | null
  /** Letters missing from the font. */
  readonly missing: string
  readonly actor: StripActor
}

/** Settings of the words: text, place, size and font. DESIGN-12, DESIGN-13. */
export function WordsFields({ work, sampleWords, font, missingFont, missing, actor }: Props) {
  const id = useId()
  const { words, textLocation, textSize } = work
  return (
    <section className={panelCss.section} aria-label={messages.words}>
      <label className={panelCss.label} htmlFor={id}>
        {messages.words}
        <input
          id={id}
          type="text"
          className={panelCss.input}
          value={words}
          placeholder={sampleWords && messages.wordsLike(sampleWords)}
          maxLength={LONGEST}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget
            // Typing words shows them.
            const isHidden = textLocation === 'none' && value.trim() !== ''
            actor.send({
              type: 'words.changed',
              words: { words: value, ...(isHidden && { textLocation: 'bottom' }) },
              isJoined: true,
            })
          }}
        />
      </label>
      <Segments
        legend={messages.place}
        names={TEXT_LOCATIONS.map((each) => [each, messages.places[each]] as const)}
        chosen={textLocation}
        onChoose={(location) => actor.send({ type: 'words.changed', words: { textLocation: location } })}
      />
      {textLocation !== 'none' && (
        <>
          <Segments
            legend={messages.size}
            names={TEXT_SIZES.map((each) => [each, messages.sizes[each]] as const)}
            chosen={textSize}
            onChoose={(size) => actor.send({ type: 'words.changed', words: { textSize: size } })}
          />
          {font !== null && (
            <FontPicker
              chosen={font}
              onChoose={(chosen) => actor.send({ type: 'words.changed', words: { font: chosen } })}
            />
          )}
          {missingFont && (
            <div role="alert" className={panelCss.section}>
              <p className={panelCss.error}>{messages.fontNotLoaded}</p>
              <button type="button" className={panelCss.button} onClick={missingFont.retry}>
                {messages.tryAgain}
              </button>
            </div>
          )}
          {missing !== '' && (
            <p role="alert" className={panelCss.error}>
              {messages.missingLetters(missing)}
            </p>
          )}
        </>
      )}
    </section>
  )
}

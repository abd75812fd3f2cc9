import css from './keys-help.module.css'

const KEYS = [
  ['Arrows', 'move by 0.01 in; with Shift by 0.1 in'],
  ['[ and ]', 'rotate by 1°; with Shift by 15°'],
  ['+ and −', 'larger and smaller'],
  ['Z', 'zoom in; with Shift, out'],
  ['0 and 1', 'fit to the window; actual size'],
  ['N', 'next note; with Shift, the one before'],
  ['Space', 'hold and drag to pan'],
  ['Ctrl Z', 'undo; with Shift, redo'],
] as const

/** What the keyboard does while the canvas has the focus. */
export function KeysHelp() {
  return (
    <details className={css.help}>
      <summary>Keyboard and touch</summary>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
        <div>
          <dt>Fingers</dt>
          <dd>
            one moves the artwork, two scale and rotate it; next to it, one scrolls the page and two zoom
          </dd>
        </div>
      </dl>
    </details>
  )
}

import css from './icon.module.css'

/** Strokes on a 20-unit square, so that icons take the text's color and weight. */
const DRAWINGS = {
  account: 'M10 3.2a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM3.4 17a6.6 6.6 0 0 1 13.2 0',
  arrow: 'M4 10h12m-5-5 5 5-5 5',
  back: 'M16 10H4m5-5-5 5 5 5',
  bin: 'M4 6h12M8 6V4h4v2m-6 0 .7 10h6.6L14 6',
  cart: 'M2.5 4H5l1.8 8.5h8.4L17 6.5H6M8 16.2v.1m6.2-.1v.1',
  check: 'm4 10.5 4 4 8-9',
  clock: 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4Zm0 3.4V10l2.6 2',
  close: 'm5 5 10 10M15 5 5 15',
  down: 'm5 8 5 5 5-5',
  file: 'M5 2.8h6.5L15 6.4v10.8H5V2.8Zm6.2.2v3.6H15',
  knife: 'm3 17 4.2-1L16.5 6.6a1.9 1.9 0 0 0-2.7-2.7L4.5 13.2 3 17Zm9.2-11.6 2.6 2.6',
  look: 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4Zm0 3.7v4.6m0 2.4v.1',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M5 10h10',
  pen: 'm4 16 .8-3.4 8.4-8.4a1.6 1.6 0 0 1 2.3 0l.3.3a1.6 1.6 0 0 1 0 2.3l-8.4 8.4L4 16Z',
  play: 'M6.5 3.8v12.4L16.2 10 6.5 3.8Z',
  plus: 'M5 10h10M10 5v10',
  ruler: 'M2.5 7h15v6h-15V7Zm3 0v2.5m3-2.5v3.5m3-3.5v2.5m3-2.5v3.5',
  search: 'M8.7 3.2a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4.3 4.3',
  stop: 'M6.9 2.8h6.2l4.1 4.1v6.2l-4.1 4.1H6.9l-4.1-4.1V6.9l4.1-4.1Zm3.1 3.7v4.3m0 2.6v.1',
  truck:
    'M2 5.5h9.5v8H2v-8Zm9.5 2.5h3.3L18 10.8v2.7h-6.5M5.5 13.6v.1a1.6 1.6 0 1 0 .1-.1Zm8.5 0v.1a1.6 1.6 0 1 0 .1-.1Z',
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8',
  upload: 'M10 13V4m-4 4 4-4 4 4M3.5 13.5v2.7h13v-2.7',
} as const

export type IconName = keyof typeof DRAWINGS

/** A decorative icon; its meaning is in the text beside it or in the button's label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={css.icon}>
      <path d={DRAWINGS[name]} />
    </svg>
  )
}

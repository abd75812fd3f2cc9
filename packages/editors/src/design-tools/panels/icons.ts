/** Icons of commands, each a line on a 20-unit square. */
export const COMMAND_ICONS: Readonly<Record<string, string>> = {
  'edit-text': 'M4 5h12M10 5v11M7 16h6',
  cut: 'M6 4l8 10M14 4 6 14M5 17a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15 17a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  copy: 'M7 7h9v9H7ZM4 13V4h9',
  paste: 'M6 5H4v12h12V5h-2M7 3h6v4H7Z',
  duplicate: 'M8 8h8v8H8ZM4 12V4h8M12 10v4M10 12h4',
  remove: 'M4 6h12M8 6V4h4v2M5.5 6l1 11h7l1-11M8.5 9v5M11.5 9v5',
  'order-front': 'M4 3.500h12M10 17V7M5.500 11.500 10 7l4.500 4.500',
  'order-forward': 'M10 16V5M5.5 9 10 4.500 14.500 9',
  'order-backward': 'M10 4v11M5.500 11 10 15.500 14.500 11',
  'order-back': 'M4 16.500h12M10 3v10M5.500 8.500 10 13l4.500-4.500',
  lock: 'M5 9h10v8H5ZM7 9V6.500a3 3 0 0 1 6 0V9',
  group: 'M4 7V4h3M13 4h3v3M16 13v3h-3M7 16H4v-3M7 7h3.500v3.500H7ZM10 12.500v.500h3v-3h-.500',
  ungroup: 'M3 3h8v8H3ZM14 9h3v8H9v-3',
  hide: 'M2.500 10S5 5 10 5s7.500 5 7.500 5S15 15 10 15 2.500 10 2.500 10ZM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 16 16 4',
  'mirror-x': 'M10 3v14M7 6 3 15h4ZM13 6l4 9h-4Z',
  'mirror-y': 'M3 10h14M6 7l9-4v4ZM6 13l9 4v-4Z',
  'rotate-quarter': 'M15.5 6.5A6.5 6.5 0 1 0 16.5 11M16 2.5v4h-4',
  'align-left': 'M4 3v14M7 5h9v3H7ZM7 12h5v3H7Z',
  'align-center': 'M10 3v14M5 5h10v3H5ZM7 12h6v3H7Z',
  'align-right': 'M16 3v14M4 5h9v3H4ZM8 12h5v3H8Z',
  'align-top': 'M3 4h14M5 7h3v9H5ZM12 7h3v5h-3Z',
  'align-middle': 'M3 10h14M5 5h3v10H5ZM12 7h3v6h-3Z',
  'align-bottom': 'M3 16h14M5 4h3v9H5ZM12 8h3v5h-3Z',
  'distribute-x': 'M3 3v14M17 3v14M8 6h4v8H8Z',
  'distribute-y': 'M3 3h14M3 17h14M6 8h8v4H6Z',
}

/** Icons of the rail, on a 24-unit square. */
export const RAIL_ICONS = {
  selection: 'M5 4l6 15 2-6 6-2Z',
  text: 'M5 6V4h14v2M12 4v16M9 20h6',
  shapes: 'M4 4h9v9H4ZM15.500 20a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
  clipart:
    'M12 3l2.600 5.600 6.100.700-4.500 4.200 1.200 6L12 16.500 6.600 19.500l1.200-6L3.300 9.300l6.100-.700Z',
  artworks: 'M4 5h16v14H4ZM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9.500h.01',
  files: 'M12 16V5M7.500 9 12 4.500 16.500 9M4 15v4h16v-4',
  codes: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.500v2.500H14ZM18 18h2v2h-2ZM18 14h2M14 19v1',
  side: 'M4 4h16v16H4ZM4 14 14 4M4 20 20 4M10 20 20 10',
  objects: 'M12 4 3.500 8.500 12 13l8.500-4.500ZM4 12.500l8 4.200 8-4.200M4 16.300l8 4.200 8-4.200',
  checks: 'M4 12.500 9.500 18 20 6.500',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const

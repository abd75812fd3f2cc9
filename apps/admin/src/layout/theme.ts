import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { loading } from '../messages/history.ts'
import { selectRow } from '../messages/pages.ts'

/** Colors of the shop's own pages (`apps/storefront/app/styles/tokens.css`). */
export const COLORS = {
  ground: '#f6f3ee',
  sheet: '#ffffff',
  ink: '#1b1917',
  inkSecond: '#5c554e',
  rule: '#e2dcd3',
  controlBorder: '#8f867c',
  cut: '#d6006c',
  cutStrong: '#ad0057',
  cutSoft: '#fdeaf3',
  ok: '#1d7a4a',
  warn: '#8a5200',
  warnSoft: '#fff3dc',
  error: '#b3231b',
  errorSoft: '#fdecea',
  sand: '#efe8dc',
} as const

/** As named in `faces.css`; until they are loaded, the browser's own. */
export const FACES = { heading: '"Bricolage Grotesque",sans-serif', body: 'Figtree,sans-serif' } as const

const heading = { fontFamily: FACES.heading, fontWeight: 700, letterSpacing: '-0.01em' }

/** Ink on paper with one accent color, that of the die line. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: COLORS.cut, dark: COLORS.cutStrong, contrastText: '#ffffff' },
    secondary: { main: COLORS.ink, contrastText: '#ffffff' },
    error: { main: COLORS.error },
    warning: { main: COLORS.warn },
    success: { main: COLORS.ok },
    background: { default: COLORS.ground, paper: COLORS.sheet },
    text: { primary: COLORS.ink, secondary: COLORS.inkSecond },
    divider: COLORS.rule,
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FACES.body,
    h1: { ...heading, fontSize: '1.875rem' },
    h2: { ...heading, fontSize: '1.4375rem' },
    h3: { ...heading, fontSize: '1.1875rem' },
    h4: heading,
    h5: heading,
    h6: { ...heading, fontSize: '1.1875rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  sidebar: { width: 264, closedWidth: 56 },
  components: {
    ...defaultTheme.components,
    RaTopToolbar: { styleOverrides: { root: { '&&': { background: 'transparent' } } } },
    RaListToolbar: { styleOverrides: { root: { '&&': { background: 'transparent' } } } },
    RaFilterForm: { styleOverrides: { root: { '&&': { background: 'transparent' } } } },
    MuiAppBar: {
      defaultProps: { color: 'transparent', elevation: 0 },
      styleOverrides: {
        root: {
          background: COLORS.ground,
          color: COLORS.ink,
          borderBottom: `1px solid ${COLORS.rule}`,
        },
      },
    },
    MuiPaper: {
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: COLORS.rule, borderRadius: 14 } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // A button that fades from disabled to enabled has too little contrast in between.
      styleOverrides: { root: { borderRadius: 10, minHeight: 36, transition: 'none' } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: COLORS.controlBorder },
        root: { background: COLORS.sheet },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { color: COLORS.inkSecond } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: COLORS.rule, fontVariantNumeric: 'tabular-nums' },
        head: { color: COLORS.inkSecond, fontWeight: 600, background: COLORS.sheet },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:hover.MuiTableRow-hover': { background: COLORS.ground } } } },
    MuiChip: { styleOverrides: { root: { background: COLORS.sand, borderRadius: 8 } } },
    MuiListItemButton: {
      styleOverrides: {
        root: { borderRadius: 8, '&.Mui-selected': { background: COLORS.cutSoft, color: COLORS.cutStrong } },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { background: COLORS.ink, fontSize: '0.8125rem' } } },
    // The framework labels a row's checkbox on its wrapper, which is valid only for a group; the box itself needs a label too.
    MuiCheckbox: {
      defaultProps: { role: 'group', slotProps: { input: { 'aria-label': selectRow } } },
    },
    MuiCircularProgress: { defaultProps: { 'aria-label': loading } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
  },
}

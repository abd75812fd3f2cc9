import type { NewRowOf, templateOption, templateOptionSet, templateOptionTag } from '@kisscut/records'
import { MATERIALS } from './materials.ts'

type Option = NewRowOf<typeof templateOption> & { id: string }
type OptionSet = NewRowOf<typeof templateOptionSet> & { id: string }
type Tag = NewRowOf<typeof templateOptionTag> & { id: string }

/** Bases of a percentage charge. OPT-6. */
const [PERCENTAGE, TOTAL, PER_UNIT] = [0, 1, 2] as const

/** Every material except these, for an option that suits only them. */
const allBut = (...ids: string[]) => MATERIALS.map(({ id }) => id).filter((id) => !ids.includes(id))

/** In trade order: an option's tag is its number, which selects its drawing. OPT-20. */
const UNWINDS = [
  'Outside, top first',
  'Outside, bottom first',
  'Outside, right side first',
  'Outside, left side first',
  'Inside, top first',
  'Inside, bottom first',
  'Inside, right side first',
  'Inside, left side first',
]

export const OPTION_TAGS: readonly Tag[] = [
  { id: 'tag-designs-2', name: 'Two designs', slug: 'designs-2', description: 'For two pieces at least.' },
  {
    id: 'tag-designs-3',
    name: 'Three designs',
    slug: 'designs-3',
    description: 'For three pieces at least.',
  },
  { id: 'tag-rush', name: 'Rush', slug: 'rush', description: 'Goes to the front of the line.' },
  { id: 'tag-finish', name: 'Finish', slug: 'finish', description: 'Changes how it looks or feels.' },
  { id: 'tag-service', name: 'Service', slug: 'service', description: 'Work we do for you by hand.' },
  {
    id: 'tag-white-ink',
    name: 'White ink',
    slug: 'white-ink',
    description: 'A layer of white under the print.',
  },
  {
    id: 'tag-tear-line',
    name: 'Tear line',
    slug: 'tear-line',
    description: 'A perforation across the middle.',
  },
  { id: 'tag-kiss-cut', name: 'Kiss-cut', slug: 'kiss-cut', description: 'Cut through the face only.' },
  {
    id: 'tag-square-backing',
    name: 'Rectangular backing',
    slug: 'square-backing',
    description: 'Its backing is a rectangle around it.',
  },
  {
    id: 'tag-sticker-sheet',
    name: 'Sticker sheet',
    slug: 'sticker-sheet',
    description: 'Every part of the artwork is cut as a sticker of its own.',
  },
  {
    id: 'tag-rounded-corners',
    name: 'Rounded corners',
    slug: 'rounded-corners',
    description: 'The corners are cut round.',
  },
  { id: 'tag-grommets', name: 'Grommets', slug: 'grommets', description: 'Holes in the corners.' },
  {
    id: 'tag-both-sides',
    name: 'Both sides',
    slug: 'both-sides',
    description: 'Printed on front and back.',
  },
  { id: 'tag-roll', name: 'Roll', slug: 'roll', description: 'How labels come on their roll.' },
  ...UNWINDS.map((name, at) => ({
    id: `tag-unwind-${at + 1}`,
    name: `Unwind ${at + 1}`,
    slug: `unwind-${at + 1}`,
    description: `${name}.`,
  })),
  {
    id: 'tag-weed-border',
    name: 'Weed border',
    slug: 'weed-border',
    description: 'A frame is cut around the lettering.',
  },
]

// prettier-ignore
export const OPTIONS: readonly Option[] = [
  { id: 'white-ink', name: 'White ink behind the print', charge_option: PERCENTAGE, percent: '30', wholesale_amount: null, tags: ['tag-white-ink'],
    help_text: 'Keeps colors solid where the material would show through.' },
  { id: 'round-corners', name: 'Rounded corners', charge_option: PER_UNIT, amount: '0.03', wholesale_amount: '0.018', tags: ['tag-rounded-corners'] },
  { id: 'transfer-tape', name: 'Weeding and transfer tape', charge_option: PER_UNIT, value_csv: '0.60,0.40,0.25,0.15', wholesale_amount_csv: '0.36,0.24,0.15,0.09',
    help_text: 'We remove the waste and add transfer tape, so it’s ready to apply.' },
  { id: 'wrap', name: 'Individually wrapped', charge_option: PER_UNIT, amount: '0.10', wholesale_amount: '0.06' },
  { id: 'designs-1', name: 'One design', charge_option: TOTAL, amount: '0', default: true },
  { id: 'designs-2', name: 'Two designs', charge_option: TOTAL, amount: '10', wholesale_amount: '6', tags: ['tag-designs-2'] },
  { id: 'designs-3', name: 'Three designs', charge_option: TOTAL, amount: '20', wholesale_amount: '12', tags: ['tag-designs-3'] },
  { id: 'proof', name: 'Printed proof by mail', charge_option: TOTAL, amount: '25', wholesale_amount: '15', help_text: 'The on-screen proof is free; this is a printed one by mail.' },
  { id: 'split-back', name: 'Easy-peel split backing', charge_option: TOTAL, amount: '0', default: true },
  { id: 'speed-standard', name: 'Standard', charge_option: PERCENTAGE, percent: '0', default: true },
  { id: 'speed-rush', name: 'Rush', charge_option: PERCENTAGE, percent: '30', tags: ['tag-rush'] },
  ...UNWINDS.map((name, at): Option => ({ id: `unwind-${at + 1}`, name: `${at + 1} · ${name}`, charge_option: TOTAL, amount: '0', default: at === 0, tags: [`tag-unwind-${at + 1}`] })),
  { id: 'core-3', name: '{3 in} core', charge_option: TOTAL, amount: '0', default: true, help_text: 'For applicators.' },
  { id: 'stake', name: 'With H-stakes', charge_option: PER_UNIT, amount: '1.50', wholesale_amount: '0.90', help_text: 'Steel wire stakes that push into the sign and the ground.' },
  { id: 'one-side', name: 'One side', charge_option: PERCENTAGE, percent: '0', default: true },
  { id: 'two-sides', name: 'Two sides, the same on both', charge_option: PERCENTAGE, percent: '40', tags: ['tag-both-sides'] },
  { id: 'grommet', name: 'Brass, in each corner, {½ in} from the edges', charge_option: TOTAL, amount: '0', default: true, tags: ['tag-grommets'],
    help_text: 'Further in where the corners are round, so that {¼ in} of the sign is left around each hole.' },
  { id: 'core-1', name: '{1 in} core', charge_option: TOTAL, amount: '0', help_text: 'For hand dispensers.' },
  { id: 'kiss-cut', name: 'Kiss-cut, on a rectangular backing', charge_option: TOTAL, amount: '0', default: true, tags: ['tag-kiss-cut', 'tag-square-backing'] },
  { id: 'kiss-cut-labels', name: 'Kiss-cut, side by side on sheets', charge_option: TOTAL, amount: '0', default: true, tags: ['tag-kiss-cut'] },
  { id: 'kiss-cut-roll', name: 'Kiss-cut, on a roll', charge_option: TOTAL, amount: '0', default: true, tags: ['tag-kiss-cut'] },
  { id: 'kiss-cut-sheet', name: 'Every sticker on the sheet kiss-cut', charge_option: TOTAL, amount: '0', default: true, tags: ['tag-sticker-sheet'] },
  { id: 'tear-off', name: 'Tear line across the middle', charge_option: PER_UNIT, amount: '0.03', wholesale_amount: '0.018', tags: ['tag-tear-line'],
    help_text: 'For coupons and stubs: tear half off, keep the other half.' },
  { id: 'weed-border', name: 'Weed border', charge_option: TOTAL, amount: '0', tags: ['tag-weed-border'],
    help_text: 'We cut a frame around it, so that you can lift the waste in one piece yourself.' },
]
OPTIONS.forEach((option, order) => Object.assign(option, { order }))

// prettier-ignore
export const OPTION_SETS: readonly OptionSet[] = [
  { id: 'white-backing', name: 'White-ink backing', display_type: 'checkbox', options: ['white-ink'], tags: ['tag-finish'],
    excluded_materials: allBut('clear-vinyl', 'holographic', 'frosted', 'static-cling', 'clear-bopp') },
  { id: 'corners', name: 'Corners', display_type: 'checkbox', small_option: true, options: ['round-corners'], tags: ['tag-finish'] },
  { id: 'backing', name: 'Backing', display_type: 'fixed_value', options: ['split-back'], minimum_width: '1.5', minimum_height: '1.5',
    help_text: 'The backing is slit so it peels easily. For {1.5 × 1.5 in} and up.' },
  { id: 'transfer', name: 'Transfer tape', display_type: 'checkbox', options: ['transfer-tape'], tags: ['tag-service'],
    quantity_breaks: '10,50,100', minimum_width: '2', minimum_height: '2', excluded_materials: ['kraft-paper'] },
  { id: 'wrapping', name: 'Wrapping', display_type: 'checkbox', small_option: true, options: ['wrap'], tags: ['tag-service'] },
  { id: 'designs', name: 'Designs in this order', display_type: 'dropdown', required: true, options: ['designs-1', 'designs-2', 'designs-3'], tags: ['tag-service'],
    help_text: 'We split the quantity evenly, to a piece. Upload the first design now; after checkout we’ll email you for the rest.' },
  { id: 'printed-proof', name: 'Printed proof', display_type: 'checkbox', options: ['proof'], tags: ['tag-service'] },
  { id: 'speed', name: 'Production', display_type: 'radio', required: true, options: ['speed-standard', 'speed-rush'], tags: ['tag-rush'] },
  { id: 'sides', name: 'Sides', display_type: 'radio', required: true, options: ['one-side', 'two-sides'], tags: ['tag-finish'],
    help_text: 'Your artwork is printed on the front, or on front and back.' },
  { id: 'stakes', name: 'Stakes', display_type: 'checkbox', options: ['stake'], tags: ['tag-service'] },
  { id: 'grommets', name: 'Grommets', display_type: 'fixed_value', options: ['grommet'], minimum_width: '12', minimum_height: '12', excluded_materials: ['corrugated'],
    help_text: 'Holes {⅜ in} across. Keep text and logos {1 in} clear of the corners. For {12 × 12 in} and up.' },
  { id: 'unwind', name: 'Unwind direction', display_type: 'radio', required: true, options: UNWINDS.map((_, at) => `unwind-${at + 1}`), tags: ['tag-roll'],
    help_text: 'Which edge comes off the roll first. For hand application, any will do.' },
  { id: 'core', name: 'Core', display_type: 'radio', required: true, options: ['core-3', 'core-1'], tags: ['tag-roll'] },
  { id: 'kiss-cutting', name: 'Cut', display_type: 'fixed_value', options: ['kiss-cut'] },
  { id: 'label-cutting', name: 'Cut', display_type: 'fixed_value', options: ['kiss-cut-labels'] },
  { id: 'roll-cutting', name: 'Cut', display_type: 'fixed_value', options: ['kiss-cut-roll'] },
  { id: 'sheet-cutting', name: 'Cut', display_type: 'fixed_value', options: ['kiss-cut-sheet'] },
  { id: 'weeding', name: 'Weed border', display_type: 'checkbox', small_option: true, options: ['weed-border'], tags: ['tag-finish'] },
  { id: 'perforation', name: 'Perforation', display_type: 'checkbox', small_option: true, options: ['tear-off'], tags: ['tag-finish'] },
]
OPTION_SETS.forEach((set, order) => Object.assign(set, { order }))

import type { NewRowOf, templateMaterial } from '@kisscut/records'
import { CUT_VINYL_COLORS } from './colors.ts'
import {
  ALUMINUM,
  CORRUGATED,
  CUT_VINYL,
  FLOOR,
  MAGNET,
  ROLL_BOPP,
  rollTimes,
  SAMPLES,
  vinylTimes,
  WHITE_VINYL,
} from './price-tables.ts'

type Material = NewRowOf<typeof templateMaterial> & { id: string }

/** Business days by quantity, standard and rush. */
const VINYL_DAYS = [
  { up_to: 500, standard: 3, rush: 1 },
  { up_to: 5000, standard: 4, rush: 2 },
  { up_to: null, standard: 6, rush: 3 },
]
const ONE_DAY_MORE = VINYL_DAYS.map(({ up_to, standard, rush }) => ({
  up_to,
  standard: standard + 1,
  rush: rush + 1,
}))
const ROLL_DAYS = [{ up_to: null, standard: 5, rush: 2 }]
const SIGN_DAYS = ROLL_DAYS
const SHEET_DAYS = [{ up_to: null, standard: 4, rush: 2 }]

const smallest = (side: string) => ({ minimum_width: side, minimum_height: side })
const largest = (width: string, height: string) => ({ max_width: width, max_height: height })

/** Quantity steps of the roll press. */
const ROLL_QUANTITIES = '100,250,500,1000,2500,5000,10000'
const roll = {
  ...smallest('0.5'),
  ...largest('8', '12'),
  production_times: ROLL_DAYS,
  allowed_quantities: ROLL_QUANTITIES,
}

// prettier-ignore
export const MATERIALS: readonly Material[] = [
  { id: 'sample-set', name: 'Set of samples', material_name: 'A piece of each material', adhesive: 'none', look: 'white',
    description: 'What the sample pack is priced by: a piece of each material.', default_lamination: 'none', price_table: SAMPLES,
    production_times: [{ up_to: null, standard: 1, rush: 1 }] },
  { id: 'white-vinyl', name: 'White vinyl', material_name: 'Cast vinyl, white, 80 µm', adhesive: 'permanent', look: 'white',
    description: 'The all-rounder: weatherproof, dishwasher-safe, up to five years outdoors.', can_laminate: true, default_lamination: 'gloss',
    ...smallest('0.5'), ...largest('50', '120'), max_is_interchangeable: true, price_table: WHITE_VINYL, production_times: VINYL_DAYS },
  { id: 'matte-vinyl', name: 'Matte vinyl', material_name: 'Cast vinyl, white matte, 80 µm', adhesive: 'permanent', look: 'matte',
    description: 'The same vinyl without the shine: soft to the touch, no glare in photos.', can_laminate: true, default_lamination: 'matte',
    ...smallest('0.5'), ...largest('50', '120'), price_table: vinylTimes('1'), production_times: VINYL_DAYS },
  { id: 'clear-vinyl', name: 'Clear vinyl', material_name: 'Clear film, 75 µm', adhesive: 'removable', look: 'clear',
    description: 'Unprinted areas are see-through. Add white ink behind light colors.', can_laminate: true, default_lamination: 'gloss', reversible: true,
    ...smallest('1'), ...largest('50', '120'), price_table: vinylTimes('1.15'), production_times: VINYL_DAYS },
  { id: 'holographic', name: 'Holographic', material_name: 'Holographic film, 60 µm', adhesive: 'permanent', look: 'holographic',
    description: 'A rainbow sheen that shifts as it moves. White ink keeps colors solid.', can_laminate: true, default_lamination: 'gloss',
    ...smallest('1'), ...largest('28', '60'), price_table: vinylTimes('1.35'), production_times: ONE_DAY_MORE },
  { id: 'frosted', name: 'Frosted', material_name: 'Frosted glass film', adhesive: 'permanent', look: 'frosted',
    description: 'Looks like etched glass, for windows and bottles.', default_lamination: 'none', reversible: true,
    ...smallest('1'), ...largest('56', '98'), price_table: vinylTimes('1.6'), production_times: VINYL_DAYS },
  { id: 'reflective', name: 'Reflective', material_name: 'Reflective sheeting, engineer grade', adhesive: 'permanent', look: 'reflective',
    description: 'Catches headlights at night, for bikes, helmets and trailers.', can_laminate: true, default_lamination: 'gloss',
    ...smallest('1'), ...largest('45', '100'), price_table: vinylTimes('1.4'), production_times: VINYL_DAYS },
  { id: 'kraft-paper', name: 'Kraft paper label', material_name: 'Uncoated kraft paper', adhesive: 'permanent', look: 'kraft',
    description: 'Warm, brown and uncoated. For dry places only.', default_lamination: 'none',
    ...smallest('0.5'), ...largest('12', '18'), price_table: vinylTimes('0.85'), production_times: VINYL_DAYS },
  { id: 'white-bopp', name: 'White BOPP roll', material_name: 'BOPP, white, 60 µm', adhesive: 'permanent', look: 'white',
    description: 'Waterproof and oil-resistant. Runs in label applicators.', can_laminate: true, default_lamination: 'gloss', ...roll, price_table: ROLL_BOPP },
  { id: 'clear-bopp', name: 'Clear BOPP roll', material_name: 'BOPP, clear, 50 µm', adhesive: 'permanent', look: 'clear',
    description: 'The no-label look for bottles and jars.', can_laminate: true, default_lamination: 'gloss', ...roll, price_table: rollTimes('1.2') },
  { id: 'freezer-bopp', name: 'Freezer BOPP', material_name: 'BOPP, white, freezer adhesive', adhesive: 'freezer', look: 'white',
    description: 'Holds at 0 °F. On backorder, so it takes a few days longer.', can_laminate: true, default_lamination: 'gloss', backordered: true, ...roll, price_table: rollTimes('1.25') },
  { id: 'polyester-tag', name: 'Polyester asset tag', material_name: 'Polyester, silver, 50 µm', adhesive: 'high-tack', look: 'metal',
    description: 'Thin, tough and silver. Stays readable for years, even after solvents.', can_laminate: true, default_lamination: 'gloss', variable_data_charge: '0.15',
    ...smallest('0.5'), ...largest('6', '8'), price_table: vinylTimes('1.8'), production_times: VINYL_DAYS },
  { id: 'static-cling', name: 'Clear static cling', material_name: 'Static film, clear, 180 µm', adhesive: 'none', look: 'static_cling',
    description: 'Clings to glass without adhesive. Unprinted areas are see-through; add white ink to keep colors solid.', default_lamination: 'none', reversible: true,
    ...smallest('2'), ...largest('50', '100'), price_table: vinylTimes('1.12'), production_times: VINYL_DAYS },
  { id: 'white-static-cling', name: 'White static cling', material_name: 'Static film, white, 180 µm', adhesive: 'none', look: 'white',
    description: 'Clings to glass without adhesive, and is opaque white all over.', default_lamination: 'none',
    ...smallest('2'), ...largest('50', '100'), price_table: vinylTimes('1.12'), production_times: VINYL_DAYS },
  { id: 'wall-vinyl', name: 'Removable wall vinyl', material_name: 'Wall film, matte, 150 µm', adhesive: 'removable', look: 'matte',
    description: 'Matte and opaque, and easy on paint.', can_laminate: true, default_lamination: 'matte',
    ...smallest('2'), ...largest('50', '120'), max_is_interchangeable: true, price_table: vinylTimes('1.1'), production_times: VINYL_DAYS },
  { id: 'perforated-window', name: 'Perforated window film', material_name: 'Perforated film, white, 140 µm', adhesive: 'removable', look: 'perforated',
    description: 'Goes on the outside of glass: a picture from the street, a clear view from within.', default_lamination: 'none',
    ...smallest('6'), ...largest('50', '120'), price_table: vinylTimes('1.3'), production_times: VINYL_DAYS },
  { id: 'floor-vinyl', name: 'Floor vinyl', material_name: 'Floor film with anti-slip laminate', adhesive: 'removable', look: 'matte',
    description: 'Anti-slip, for carts and wet shoes.', default_lamination: 'none',
    ...smallest('6'), ...largest('48', '96'), price_table: FLOOR, production_times: SHEET_DAYS },
  { id: 'magnet', name: 'Magnet', material_name: 'Magnetic sheet, 0.75 mm', adhesive: 'none', look: 'magnet',
    description: 'Holds on steel doors at highway speed.', can_laminate: true, default_lamination: 'gloss',
    ...smallest('3'), ...largest('24', '60'), price_table: MAGNET, production_times: SHEET_DAYS },
  { id: 'aluminum', name: 'Aluminum', material_name: 'Aluminum sheet, {.040 in}', adhesive: 'none', look: 'metal',
    description: 'Rigid, flat and rustproof.', default_lamination: 'none',
    ...smallest('6'), ...largest('24', '36'), max_is_interchangeable: true, price_table: ALUMINUM, production_times: SIGN_DAYS },
  { id: 'corrugated', name: 'Corrugated plastic', material_name: 'Polypropylene, 4 mm, corrugated', adhesive: 'none', look: 'board',
    description: 'Lightweight and waterproof; works with stakes.', default_lamination: 'none',
    ...smallest('12'), ...largest('48', '96'), max_is_interchangeable: true, price_table: CORRUGATED, production_times: SIGN_DAYS },
  { id: 'cut-vinyl', name: 'Cut vinyl', material_name: 'Calendered vinyl, one color, 70 µm', adhesive: 'permanent', look: 'cut_vinyl',
    description: 'Cut from colored film, with nothing printed. Priced by the color.', default_lamination: 'none',
    has_own_colors: true, material_colors: CUT_VINYL_COLORS.map(({ id }) => id), reversible: true,
    ...smallest('1'), ...largest('24', '120'), max_is_interchangeable: true, price_table: CUT_VINYL, production_times: VINYL_DAYS },
]
MATERIALS.forEach((material, order) => Object.assign(material, { order }))

import {
  custom,
  customOption,
  customUserFile,
  packageSize,
  retailPackage,
  templateMaterial,
} from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { databasesBefore } from '../testing/migrated.ts'
import { MIGRATIONS } from '../testing/open-for-test.ts'

function insert(table: string, fields: Record<string, string>): string {
  const row = { created: '{now}', updated: '{now}', ...fields }
  const names = Object.keys(row).map((name) => `"${name}"`)
  return `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${Object.values(row).join(', ')})`
}
const text = (value: string) => `'${value}'`
const json = (value: unknown) => text(JSON.stringify(value))

const color = (id: string) => insert('color', { id: text(id), name: text(id), code: text('#d4af37') })
/** An uploaded picture, as the shop stored it. */
const element = {
  ...{ id: 'artwork', kind: 'upload', side: 'front', file: 'logo', pixels: { width: 60, height: 80 } },
  ...{ x: 0.25, y: -0.5, z: 0, width: 1.5, height: 2, rotation: 30, offsetWidth: 0, crop: null },
  ...{ maintainProportion: true, canRemove: false, locked: false, dontClip: false },
  ...{ allowClippingWhenLocked: false, invertX: false, invertY: false },
}
const speed = { option_set: 'speed', option: 'rush' }
const tape = { option_set: 'tape', option: 'left' }

const ROWS = [
  color('gold'),
  color('silver'),
  insert('template_material', {
    id: text('metal'),
    name: text('Metal'),
    material_name: text('Metal'),
    material_colors: json(['silver', 'gone', 'gold']),
    color_maps: json([
      { design_color: 'gold', material_color: 'silver' },
      { design_color: 'gone', material_color: 'silver' },
    ]),
  }),
  insert('package_size', {
    id: text('4x6'),
    name: text('4 × 6'),
    package_width: text('4'),
    package_height: text('6'),
  }),
  insert('package', { id: text('card'), name: text('Card'), available_sizes: json(['4x6']) }),
  insert('custom', {
    id: text('mine'),
    owner: text('session:ana'),
    template: text('die-cut-stickers'),
    tool_type: text('upload'),
    width: text('2'),
    height: text('3'),
    quantity: '100',
    options: json([speed, tape, { ...tape, option: 'right' }]),
    design: json({ version: 1, width: 2, height: 3, sides: [], elements: [element] }),
  }),
]

describe.each(databasesBefore('0022_all_records', ROWS))('earlier rows on $name', ({ open }) => {
  it('have their lists as rows, their color maps as records, and their parts (REC-79, REC-80)', async () => {
    const earlier = await open()
    const { databaseUrl, dataDir } = earlier
    const { records, close } = await openStorage({ databaseUrl, dataDir, migrationsDir: MIGRATIONS })
    try {
      await expect(records.remove(packageSize, '4x6')).rejects.toMatchObject({ reason: 'in_use' })
      expect(await records.get(retailPackage, 'card')).toMatchObject({
        available_sizes: ['4x6'],
        revision: 0,
      })
      const metal = await records.get(templateMaterial, 'metal')
      expect(metal).toMatchObject({ color_maps: ['metal.gold'], material_colors: ['silver', 'gone', 'gold'] })
      const options = await records.findMany(customOption, { where: { custom: 'mine' } })
      expect(options.map(({ id, option }) => [id, option]).toSorted()).toEqual([
        ['mine.speed', 'rush'],
        ['mine.tape', 'left'],
        ['mine.tape.2', 'right'],
      ])
      const [file, ...more] = await records.findMany(customUserFile, { where: { custom: 'mine' } })
      expect(more).toEqual([])
      expect(file).toMatchObject({
        id: 'mine.artwork',
        owner: 'session:ana',
        user_file: 'logo',
        x: '0.25',
        y: '-0.5',
        width: '1.5',
        height: '2',
        rotation: '30',
        can_remove: false,
        is_cropped: false,
        crop_x: null,
      })
      expect(await records.remove(custom, 'mine')).toBe(true)
      expect(await records.get(customUserFile, 'mine.artwork')).toBeNull()
    } finally {
      await close()
      await earlier.end()
    }
  })
})

import { custom, userFile } from '@kisscut/records'
import { designWire } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { databasesBefore } from '../testing/migrated.ts'
import { MIGRATIONS } from '../testing/open-for-test.ts'

const file = (id: string, more: Record<string, string> = {}) =>
  insert('user_file', {
    id: `'${id}'`,
    name: `'logo.png'`,
    file: `'uploads/${id}'`,
    mime: `'image/png'`,
    size: '6',
    pixel_width: '900',
    pixel_height: '450',
    ...more,
  })

const product = (id: string, more: Record<string, string> = {}) =>
  insert('custom', {
    id: `'${id}'`,
    template: `'die-cut-stickers'`,
    tool_type: `'upload'`,
    width: `'4'`,
    height: `'2.125'`,
    quantity: '100',
    finalized: 'true',
    ...more,
  })

function insert(table: string, fields: Record<string, string>): string {
  const row = { owner: `'session:ana'`, created: '{now}', updated: '{now}', ...fields }
  const names = Object.keys(row).map((name) => `"${name}"`)
  return `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${Object.values(row).join(', ')})`
}

const placed = (placement: object) => `'${JSON.stringify(placement)}'`
const PLACEMENT = { x: '0.5000', y: '-0.2500', width: '2.0000', height: '1.0000', rotation: '30.00' }

const ROWS = [
  file('logo'),
  file('drawing', { is_vector: 'true' }),
  file('part', { made_by: `'crop'`, original_background_file: `'logo'` }),
  file('part-cut-out', { made_by: `'background'`, original_background_file: `'part'` }),
  product('bare'),
  product('placed', {
    user_file: `'logo'`,
    placement: placed(PLACEMENT),
    clip_type: `'rounded_corner'`,
    clip_radius: `'12.5'`,
  }),
  product('vector', { user_file: `'drawing'`, placement: placed(PLACEMENT), clip_radius: `'80'` }),
  product('part', { user_file: `'part-cut-out'`, placement: placed(PLACEMENT), is_cropped: 'true' }),
  product('undone', { user_file: `'logo'`, placement: placed(PLACEMENT), is_cropped: 'true' }),
  product('hostile', {
    user_file: `'logo'`,
    placement: placed({ ...PLACEMENT, x: '999999999', width: '0' }),
  }),
  product('lost', { user_file: `'gone'`, placement: placed(PLACEMENT) }),
]

describe.each(databasesBefore('0010_custom_design', ROWS))('designs of earlier rows on $name', ({ open }) => {
  it('are what the columns said, and can be read (DESIGN-20)', async () => {
    const earlier = await open()
    const { databaseUrl, dataDir } = earlier
    const storage = await openStorage({ databaseUrl, dataDir, migrationsDir: MIGRATIONS })
    try {
      const row = async (id: string) => (await storage.records.get(custom, id))!
      const wire = async (id: string) => designWire(await row(id))
      expect(await storage.records.count(custom, { owner: 'session:ana' })).toBe(7)
      expect(await wire('bare')).toMatchObject({
        clip_type: 'contour',
        clip_radius: '10',
        placement: null,
        design: { version: 1, width: 4, height: 2.125, elements: [] },
      })
      expect(await wire('placed')).toMatchObject({
        clip_type: 'rounded_corner',
        clip_radius: '12.5',
        placement: PLACEMENT,
        design: {
          sides: [{ id: 'front', shape: { clipType: 'rounded_corner' } }],
          elements: [{ kind: 'upload', file: 'logo', pixels: { width: 900, height: 450 }, rotation: 30 }],
        },
      })
      expect(await wire('vector')).toMatchObject({
        clip_radius: '50',
        design: { elements: [{ pixels: null }] },
      })
      expect(await wire('lost')).toMatchObject({ placement: null, design: { elements: [] } })
      expect(await wire('hostile')).toMatchObject({
        placement: { x: '0.0000', y: '0.0000', width: '4.0000', height: '2.1250', rotation: '0.00' },
      })
      expect([(await row('hostile')).finalized, (await row('placed')).finalized]).toEqual([false, true])
      expect([(await row('part')).is_cropped, (await row('undone')).is_cropped]).toEqual([true, false])
      const cropped = await storage.records.findMany(userFile, { owner: 'session:ana' })
      expect(cropped.filter((each) => each.cropped).map(({ id }) => id)).toEqual(['part', 'part-cut-out'])
    } finally {
      await storage.close()
      await earlier.end()
    }
  })
})

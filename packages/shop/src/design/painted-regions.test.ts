import { elementOf } from '@kisscut/artwork/design'
import { clipartRegion, color } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { openDecals } from '../clipart/testing/open-decals.ts'
import { paintedRegions } from './painted-regions.ts'

const WOOD = { mime: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }
const served = { read: (address: string) => Promise.resolve(address === '/t/wood.webp' ? WOOD : null) }
const of = (colorId: string) => ({ colorId, customColor: null })
const deer = elementOf('clipart', {
  ...{ id: 'k', side: 'front', clipart: 'deer' },
  regions: { 'deer-head': { ...of('red'), stroke: { ...of('ink'), width: 5 } }, 'deer-antlers': of('snow') },
})

async function open() {
  const { records } = (await openDecals()).storage
  const painted = async (element = deer) => {
    const byId = <T extends { readonly id: string }>(rows: readonly T[]) =>
      new Map(rows.map((row) => [row.id, row]))
    const regions = byId(await records.findMany(clipartRegion))
    return paintedRegions(served, { regions, colors: byId(await records.findMany(color)) }, element)
  }
  await records.update(clipartRegion, 'deer-head', { blend_mode_selector: '.shade' })
  return { records, painted }
}

describe('a drawing’s regions for the press', () => {
  it('have their outlines in inches, and are blended as their color states (CLIP-13, CLIP-14)', async () => {
    const { records, painted } = await open()
    const head = { color: '#bb2222', stroke: { color: '#111111', width: 0.005 } }
    expect(await painted()).toEqual({ regions: { '#head': head, '#antlers': { color: '#ffffff' } } })
    await records.update(color, 'red', { blend_mode: 'multiply' })
    const blend = { selector: '.shade', mode: 'multiply' }
    expect((await painted()).regions).toMatchObject({ '#head': { ...head, blend } })
  })

  it('have the file of their texture, or only their color if the file is gone (CLIP-15)', async () => {
    const { records, painted } = await open()
    await records.update(color, 'snow', { texture: '/t/wood.webp', background_color: '#7d5230' })
    expect((await painted()).regions!['#antlers']).toEqual({
      color: '#ffffff',
      texture: { ...WOOD, background: '#7d5230' },
    })
    await records.update(color, 'snow', { texture: '/t/gone.webp' })
    expect((await painted()).regions!['#antlers']).toEqual({ color: '#ffffff' })
  })

  it('have neither outline nor blend mode if they are cut, and only the appearance for film (CLIP-13, CLIP-15)', async () => {
    const { records, painted } = await open()
    await records.update(color, 'red', { blend_mode: 'multiply', texture: '/t/wood.webp' })
    const texture = { ...WOOD, background: null }
    const film = await painted({ ...deer, base: of('red') })
    expect(film).toEqual({
      regions: { '#head': { color: '#bb2222', texture }, '#antlers': { color: '#ffffff' } },
      base: { color: '#bb2222', texture },
    })
    await records.update(clipartRegion, 'deer-head', { cutpath: true })
    expect((await painted()).regions!['#head']).toEqual({ color: '#bb2222', texture })
  })
})

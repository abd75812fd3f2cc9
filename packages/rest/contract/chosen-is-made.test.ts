import {
  describeCutLine,
  dieLinesOf,
  fitsSides,
  newConfiguration,
  recordOf,
  storedColumnsOf,
} from '@kisscut/core/configuration'
import { LAMINATION_CHOICES, reverseCutOf } from '@kisscut/core/design'
import { FINISHING_TAGS, isEligible, isFinishedBy } from '@kisscut/core/option'
import { defaultConfiguration, type Configuration, type Product } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import { showLengthsIn } from '@kisscut/core/units'
import { demoProducts } from '@kisscut/tools/demo-shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { serveApi, OWNER_KEY, type ServedApi } from './serve-api.ts'

const CUSTOM = '/custom/api/v1/custom/'
const JOB = '/prepress/api/v1/job/'
const never = new AbortController().signal

/**
 * A configuration that chooses everything a product page offers; each round takes the next option of a set and the next material.
 */
const chosenOf = (product: Product, round: number): Configuration => {
  const material = product.materials[round % product.materials.length]!
  const opened = defaultConfiguration({ ...product, defaultMaterialId: material.id })
  const { size } = parseSides(opened.width, opened.height)
  const options = product.optionSets
    .filter((set) => isEligible(set, material, size))
    .map((set) => ({ optionSetId: set.id, optionId: set.options[round % set.options.length]!.id }))
  const [pack] = product.packages ?? []
  const packSize = pack?.sizes.find(
    ({ maxProductWidth, maxProductHeight, minProductWidth, minProductHeight }) =>
      size !== null &&
      size.width > Number(minProductWidth) &&
      size.width < Number(maxProductWidth) &&
      size.height > Number(minProductHeight) &&
      size.height < Number(maxProductHeight),
  )
  const lines = dieLinesOf(product).filter((line) => size === null || fitsSides(line, size))
  const dieLine = lines[round % lines.length]!
  const border = (product.offersBorder ?? false) && round % 3 === 0
  return newConfiguration(product, {
    // Three designs require at least three pieces.
    quantity: String(Math.max(3, Number(opened.quantity))),
    materialId: material.id,
    options,
    border,
    flexCut: dieLine === 'contour',
    dieLine,
    contourOffset: border ? '0.25' : '0.2',
    contourSmoothness: '40',
    contourHoles: 'keep',
    reverseCut: material.reversible,
    proofApproval: round % 2 === 0 ? 'changes' : 'as_is',
    ...(product.showVariableData
      ? { variableData: { kind: 'range', from: '1', to: opened.quantity } as const }
      : {}),
    ...(pack && packSize ? { packaging: { packageId: pack.id, packageSizeId: packSize.id } } : {}),
  })
}

const REVERSED = {
  film: 'Mirrored, to be read through the glass',
  cling: 'The print faces the glass',
  print: 'The print faces the adhesive',
}

/** The page's descriptions of the configuration. */
const wordsOf = (product: Product, chosen: Configuration): string[] => {
  const pack = product.packages?.find(({ id }) => id === chosen.packaging?.packageId)
  const material = product.materials.find(({ id }) => id === chosen.materialId) ?? null
  return [
    ...chosen.options.map(({ optionSetId, optionId }) => {
      const set = product.optionSets.find(({ id }) => id === optionSetId)!
      return showLengthsIn(`${set.name}: ${set.options.find(({ id }) => id === optionId)!.name}`, null)
    }),
    ...(chosen.border ? ['Border: About 0.25 in'] : []),
    ...(chosen.flexCut ? ['Flex cut: Along the contour'] : []),
    ...(chosen.dieLine === 'contour'
      ? [`Contour offset: ${chosen.contourOffset} in`, 'Contour smoothness: 40%', 'Holes: Cut out']
      : []),
    ...(chosen.reverseCut ? [`Reverse cut: ${REVERSED[reverseCutOf(product, material)]}`] : []),
    ...(chosen.variableData ? [`Numbers and names: 1 to ${chosen.quantity}`] : []),
    ...(pack ? [`Retail packaging: ${pack.name}`] : []),
    ...(chosen.proofApproval === 'changes' ? ['Proof: Show me a proof first'] : []),
  ]
}

/** Labels come on a roll or sheets, and kiss-cut stickers on a backing. */
const staysOnLiner = ({ slug }: Product) => /label|^asset-tags$|^kiss-cut|^sticker-sheets$/.test(slug)

const products = demoProducts().filter(
  ({ toolType, takesNoArtwork }) => toolType === 'upload' && !takesNoArtwork,
)
const DISC = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="140"/></svg>`

describe('chosen = made', { timeout: 600_000 }, () => {
  let api: ServedApi
  let ana: Client
  let eva: Client
  let disc: string
  beforeAll(async () => {
    api = await serveApi()
    ana = createClient(api.origin)
    eva = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
    await ana.post(CUSTOM, columnsOf(products[0]!, defaultConfiguration(products[0]!)))
    disc = (await ana.upload(DISC, 'disc.svg')).body.id
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const columnsOf = ({ id }: Product, chosen: Configuration) => {
    const { dieLine, contourOffset, contourSmoothness, contourHoles } = chosen
    const contour = recordOf({ dieLine, contourOffset, contourSmoothness, contourHoles })
    return { template: id, ...storedColumnsOf(chosen), ...contour }
  }

  const ticketsOf = async (customs: readonly string[]) => {
    const job = await eva.post(JOB, { kind: 'print', customs, files: ['ticket.pdf'] })
    expect(job.status, JSON.stringify(job.body)).toBe(201)
    await api.shop.production.jobs.work(never)
    const done = (await eva.get(`${JOB}${job.body.id}/`)).body as unknown as {
      readonly message: string
      readonly files: readonly { readonly name: string; readonly url: string }[]
    }
    const tickets = done.files.filter(({ name }) => name.endsWith('.json'))
    expect(tickets, done.message).toHaveLength(customs.length)
    return Promise.all(
      tickets.map(async ({ url }) => {
        const bytes = await api.storage.files.bytes(url.replace('/files/', ''))
        return JSON.parse(Buffer.from(bytes).toString()) as {
          readonly options: readonly string[]
          readonly plates: readonly string[]
          readonly date: string
          readonly due: string | null
          readonly material: { readonly stock: string }
          readonly finishing: {
            readonly lamination: 'none' | 'matte' | 'gloss'
            readonly cut: 'die' | 'kiss'
            readonly cutLine: string
            readonly flexCut: boolean
          }
        }
      }),
    )
  }

  it.each(products.map((product) => [product.slug, product] as const))(
    'puts every choice of %s on its job ticket, in the words of its page (PROD-14)',
    async (_, product) => {
      const rounds = Math.max(
        2,
        product.materials.length,
        ...product.optionSets.map(({ options }) => options.length),
      )
      const orders = Array.from({ length: rounds }, (_each, round) => chosenOf(product, round))
      const ids: string[] = []
      for (const chosen of orders) {
        const made = await ana.post(CUSTOM, { ...columnsOf(product, chosen), user_file: disc })
        expect(made.status, JSON.stringify([chosen, made.body])).toBe(201)
        ids.push(made.body.id)
      }
      const tickets = await ticketsOf(ids)
      for (const [at, chosen] of orders.entries()) {
        const { options, plates, finishing, date, due, material: made } = tickets[at]!
        const material = product.materials.find(({ id }) => id === chosen.materialId)!
        expect(due === null).toBe(material.backordered)
        expect(plates).toEqual(isFinishedBy(product, chosen, 'whiteInk') ? ['White'] : [])
        expect((due ?? date) >= date).toBe(true)
        expect(made.stock.includes(material.adhesive)).toBe(material.adhesive !== 'none')
        expect(finishing.cutLine).toBe(describeCutLine(chosen, { unit: 'in', locale: 'en-US' }))
        expect([...options].sort()).toEqual(wordsOf(product, chosen).sort())
        expect(finishing.cut).toBe(staysOnLiner(product) ? 'kiss' : 'die')
        expect(finishing.lamination).toBe(chosen.lamination ?? 'none')
        expect(finishing.lamination === 'none' || finishing.lamination in LAMINATION_CHOICES).toBe(true)
      }
    },
  )

  it('cuts flex-cut products along the contour, and others along their own line (OPT-14)', async () => {
    const permits = products.find(({ slug }) => slug === 'parking-permits')!
    const order = { ...defaultConfiguration(permits), width: '4', height: '2' }
    const { body } = await ana.post(CUSTOM, { ...columnsOf(permits, order), user_file: disc })
    const cut = async () => {
      const at = `${api.origin}/prepress/api/v1/custom/${body.id}/cut.svg/`
      const response = await fetch(at, { headers: { authorization: `Bearer ${OWNER_KEY}` } })
      const [, width, height] = /width="([\d.]+)in" height="([\d.]+)in"/.exec(await response.text()) ?? []
      return [Number(width), Number(height)]
    }
    expect(await cut()).toEqual([4, 2])
    const chosen = await ana.patch(`${CUSTOM}${body.id}/`, { option_flex_cut: true })
    expect(chosen.body).toMatchObject({ option_flex_cut: true, clip_type: 'contour' })
    for (const side of await cut()) expect(side).toBeCloseTo(2, 1)
    const square = await ana.patch(`${CUSTOM}${body.id}/`, { clip_type: 'rectangle' })
    expect(square.body).toMatchObject({ option_flex_cut: false })
  })

  it('rejects a cut line the product isn’t sold in, at its field, and keeps the saved one (DESIGN-21, OPT-14)', async () => {
    const order = (slug: string, more: object) => {
      const product = products.find((each) => each.slug === slug)!
      const columns = { ...columnsOf(product, defaultConfiguration(product)), user_file: disc }
      return ana.post(CUSTOM, { ...columns, ...more })
    }
    const circle = await order('floor-decals', { clip_type: 'circle', width: '24', height: '12' })
    expect([circle.status, Object.keys(circle.body.errors ?? {})]).toEqual([400, ['clip_type']])
    const contour = await order('yard-signs', { clip_type: 'contour' })
    expect([contour.status, contour.body.errors]).toEqual([
      400,
      { clip_type: ['This cut line is not available for this product. Please choose Rectangle.'] },
    ])
    const flexCut = await order('aluminum-signs', { option_flex_cut: true })
    expect([flexCut.status, flexCut.body.errors]).toEqual([
      400,
      { option_flex_cut: ['Flex cut is not available for this product.'] },
    ])
    const { body } = await order('roll-labels', { clip_type: 'ellipse' })
    const path = `${CUSTOM}${body.id}/`
    const shape = { clipType: 'contour' }
    const side = (body['design'] as { sides: { shape: object }[] }).sides[0]!
    const design = { ...(body['design'] as object), sides: [{ ...side, shape: { ...side.shape, ...shape } }] }
    const stated = await ana.patch(path, { design })
    expect(Object.keys(stated.body.errors ?? {})).toEqual(['design.sides.0.shape.clipType'])
    await eva.patch('/custom/api/v1/template/roll-labels/', { template_shapes: ['rectangle'] })
    const again = await ana.patch(path, { clip_type: 'ellipse', quantity: 250 })
    expect([again.status, again.body.clip_type]).toEqual([200, 'ellipse'])
    const back = await ana.patch(path, { clip_type: 'rounded_corner' })
    expect([back.status, Object.keys(back.body.errors ?? {})]).toEqual([400, ['clip_type']])
    const template_shapes = ['rounded', 'rectangle', 'circle', 'oval']
    await eva.patch('/custom/api/v1/template/roll-labels/', { template_shapes })
  })

  it.each(['contour', 'circle', 'rectangle'])(
    'leaves the border blank inside the ordered size, along a %s, until it is removed (OPT-10)',
    async (clip_type) => {
      const stickers = products.find(({ slug }) => slug === 'die-cut-stickers')!
      const order = { ...defaultConfiguration(stickers), width: '3', height: '3' }
      const columns = { ...columnsOf(stickers, order), clip_type, option_border: true, user_file: disc }
      const { body } = await ana.post(CUSTOM, columns)
      /** The disc, which is 280 of the 300 units of its page. */
      const inked = ({ placement }: typeof body) =>
        (Number((placement as { width: string }).width) * 280) / 300
      expect([body['finished_width'], body['finished_height']].map(Number)).toEqual([3, 3])
      expect(inked(body)).toBeCloseTo(2.5, 2)
      const without = await ana.patch(`${CUSTOM}${body.id}/`, { option_border: false })
      expect(inked(without.body)).toBeCloseTo(2.75, 2)
      const again = await ana.patch(`${CUSTOM}${body.id}/`, { option_border: true })
      expect(inked(again.body)).toBeCloseTo(2.5, 2)
      const closer = await ana.patch(`${CUSTOM}${body.id}/`, { contour_offset: '0.1' })
      expect(closer.body['option_border']).toBe(false)
    },
  )

  it('cuts rounded corners if the option is chosen, and chooses the option if corners are rounded (OPT-17)', async () => {
    const signs = products.filter(({ optionSets }) =>
      optionSets.some(({ options }) =>
        options.some(({ tags }) => tags.some(({ slug }) => slug === FINISHING_TAGS.roundedCorners)),
      ),
    )
    expect(signs.map(({ slug }) => slug)).toEqual(['aluminum-signs'])
    const [sign] = signs
    const { body } = await ana.post(CUSTOM, {
      ...columnsOf(sign!, { ...defaultConfiguration(sign!), quantity: '5', width: '18', height: '12' }),
      user_file: disc,
    })
    const isCutRound = async () => {
      const at = `${api.origin}/prepress/api/v1/custom/${body.id}/cut.svg/`
      const response = await fetch(at, { headers: { authorization: `Bearer ${OWNER_KEY}` } })
      const paths = [...(await response.text()).matchAll(/ d="(M[^"]*)"/g)].map(([, path = '']) => path)
      // Holes for grommets come before the sign's own line (OPT-19).
      expect(paths.flatMap((path) => path.match(/M/g) ?? [])).toHaveLength(5)
      return /[AC]/.test(paths.at(-1)!)
    }
    const cornersOf = (custom: typeof body) =>
      (custom.options as { option_set: string }[]).filter(({ option_set }) => option_set === 'corners')
    const patch = async (change: object) => (await ana.patch(`${CUSTOM}${body.id}/`, change)).body
    expect([body.clip_type, cornersOf(body), await isCutRound()]).toEqual(['rectangle', [], false])

    const corners = { option_set: 'corners', option: 'round-corners' }
    const paid = await patch({ options: [...(body.options as object[]), corners] })
    expect([paid.clip_type, await isCutRound()]).toEqual(['rounded_corner', true])
    expect((await ticketsOf([body.id]))[0]!.options).toContain('Corners: Rounded corners')
    const square = await patch({ clip_type: 'rectangle' })
    expect([cornersOf(square), await isCutRound()]).toEqual([[], false])
    const round = await patch({ clip_type: 'rounded_corner' })
    expect([cornersOf(round), await isCutRound()]).toEqual([[corners], true])
    const without = await patch({ options: body.options })
    expect([without.clip_type, await isCutRound()]).toEqual(['rectangle', false])
  })
})

import { existsSync } from 'node:fs'
import { SCENE_PLACES, scaleIn } from '@kisscut/artwork/scene'
import { filmColorIdsOf, uploadProductOf } from '@kisscut/artwork/design'
import { drawText, emSizeOf } from '@kisscut/artwork/design-scene'
import { fittedLettering, letteringFindings } from '@kisscut/artwork/lettering'
import { findingsOn } from '@kisscut/artwork/measure'
import { designFromJson, readDesign } from '@kisscut/artwork/design-json'
import { configurationOfRecord, dieLinesOf, ownDieLine } from '@kisscut/core/configuration'
import { custom, relationsOf } from '@kisscut/records'
import { partRowsOf } from '@kisscut/shop/parts'
import { quoteProduct } from '@kisscut/core/price'
import { FINISHING_TAGS, isEligible } from '@kisscut/core/option'
import { isSeeThrough, lookOf, showsThroughInk } from '@kisscut/artwork/look'
import { defaultConfiguration } from '@kisscut/core/product'
import { describe, expect, it } from 'vitest'
import { OFFERS_HTML, PRICE_BREAKS } from './data/category-content.ts'
import { CATEGORIES } from './data/categories.ts'
import { HELP_PAGES } from './data/help-pages.ts'
import { CUSTOMS } from './data/configured.ts'
import { CONFIGURED_DDB, CONFIGURED_DDB_CLIPART, PUT_TOGETHER } from './data/configured-strips.ts'
import { MATERIALS } from './data/materials.ts'
import { REVIEWS } from './data/reviews.ts'
import { OPTION_SETS, OPTIONS } from './data/options.ts'
import { CUT_VINYL, ROLL_BOPP, vinylTimes, WHITE_VINYL } from './data/price-tables.ts'
import { TEMPLATES, TILES, USES } from './data/products.ts'
import { DESIGNED } from './data/products/designed.ts'
import { SHAPES } from './data/shapes.ts'
import { demoResources } from './render/designed.ts'
import { demoProducts, demoStart } from './products.ts'
import { RECORD_SETS } from './record-sets.ts'
import { SAMPLE_DESIGNS } from './data/samples/index.ts'
import { UPLOADS } from './data/upload.ts'

const shapeOf = (design: string) => {
  const reading = designFromJson(design)
  return reading.ok ? uploadProductOf(reading.design).shape : reading.errors
}

const LETTERING = ['window-opening-hours', 'boat-numbers', 'vehicle-door-lettering']

const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id))

describe('the demo shop', () => {
  it.each(RECORD_SETS.map((set) => [set.record.name, set] as const))(
    'has rows of %s that their record accepts, with unique ids and existing references',
    (_name, { record, rows }) => {
      const idsOfRecord = new Map(
        RECORD_SETS.map((set) => [set.record.name, idsOf(set.rows as { id: string }[])]),
      )
      // Their rows are created when their file is stored.
      idsOfRecord.set('user_file', idsOf(UPLOADS))
      for (const { id: _id, owner: _owner, ...row } of rows as readonly Record<string, unknown>[]) {
        expect(record.schema.safeParse(row).error?.issues ?? []).toEqual([])
        for (const { name, to } of relationsOf(record)) {
          const ids = [row[name] ?? []].flat() as unknown as readonly string[]
          expect(ids.filter((id) => !idsOfRecord.get(to)?.has(id))).toEqual([])
        }
      }
      expect(idsOf(rows as { id: string }[]).size).toBe(rows.length)
    },
  )

  it('has shoppers whose designs reference existing rows, in sizes, shapes and options that are sold (REC-82)', () => {
    const known = new Map(
      RECORD_SETS.map(({ record, rows }) => [record.name, idsOf(rows as { id: string }[])]),
    )
    known.set('user_file', idsOf(UPLOADS))
    for (const { id, owner: _owner, ...fields } of CUSTOMS) {
      const row = { ...custom.schema.parse(fields), id }
      const named = partRowsOf(row).flatMap(({ record, values }) =>
        relationsOf(record).flatMap(({ name, to, meta }) => {
          const ids = meta.isPart || to === 'custom' ? [] : [values[name] ?? []].flat()
          return ids.filter((each) => !known.get(to)?.has(each as string)).map((each) => [id, name, each])
        }),
      )
      expect(named).toEqual([])
      const product = demoProducts().find((each) => each.id === row.template)!
      expect(dieLinesOf(product), id).toContain(shapeOf(row.design!))
      expect(quoteProduct(product, configurationOfRecord(row as never)).problems, id).toEqual([])
    }
  })

  it('has strips that can be drawn and cut: cliparts and words that fit, in the places of their rows (DDB-1)', () => {
    for (const { row, em, cliparts } of PUT_TOGETHER) {
      expect(emSizeOf(row.text!, demoResources.face(row.font!)!)).toEqual({
        width: expect.closeTo(em.width, 3) as number,
        height: expect.closeTo(em.height, 3) as number,
      })
      const stored = CONFIGURED_DDB.find(({ id }) => id === row.id)!
      const reading = designFromJson(stored.design!)
      const design = reading.ok ? reading.design : null
      expect(design).toMatchObject({ width: Number(row.width), height: Number(row.height) })
      expect(design!.elements.map(({ kind }) => kind)).toEqual([...cliparts.map(() => 'clipart'), 'text'])
      expect(findingsOn(design!, design!.sides[0]!, demoResources)).toEqual([])
      for (const element of design!.elements)
        if (element.kind === 'clipart') expect(demoResources.artwork(element)).not.toBeNull()
      const rows = CONFIGURED_DDB_CLIPART.filter(
        ({ configured_ddb_product }) => configured_ddb_product === row.id,
      )
      for (const [at, placed] of rows.entries())
        expect(Number(placed.x)).toBeCloseTo(design!.elements[at]!.x, 3)
    }
  })

  it('has initial designs with texts that fit their letters, in existing colors, fonts and drawings (TOOL-1)', () => {
    const designed = TEMPLATES.filter(({ tool_type }) => tool_type === 'advanced' || tool_type === 'easy')
    expect(designed.map(({ tool_type }) => tool_type).sort()).toEqual([
      'advanced',
      'advanced',
      'advanced',
      'easy',
      'easy',
    ])
    for (const { slug } of designed) {
      const start = demoStart(slug)
      const { sides, elements } = start
      for (const side of sides)
        expect([slug, side.name, findingsOn(start, side, demoResources)]).toEqual([slug, side.name, []])
      const drawn = new Set(['text', 'clipart'].filter((each) => elements.some(({ kind }) => kind === each)))
      expect([slug, drawn.size]).toEqual([slug, 2])
      for (const element of elements) {
        expect(sides.map(({ id }) => id)).toContain(element.side)
        if (element.kind === 'clipart') expect(demoResources.artwork(element)).not.toBeNull()
        if (element.kind !== 'text') continue
        const { box, missing } = drawText(element, demoResources.face(element.font)!)
        expect([element.id, missing]).toEqual([element.id, []])
        expect(element.width / element.height).toBeCloseTo(box.width / box.height, 1)
        expect(demoResources.color(element.fill.colorId!)).not.toBeNull()
      }
    }
    expect(demoStart('beer-labels').sides.map(({ name }) => name)).toEqual(['Front', 'Back'])
  })

  it('names every text of a form, in its templates and samples (TOOL-5)', () => {
    const withForm = TEMPLATES.filter(({ tool_type }) => tool_type === 'easy' || tool_type === 'preview')
    expect(withForm.map(({ slug }) => slug).sort()).toEqual([
      'honey-labels',
      'magnetic-car-signs',
      'name-labels',
      'pantry-labels',
    ])
    const ids = withForm.map(({ id }) => id)
    const samples = SAMPLE_DESIGNS.filter(({ template }) => ids.includes(template))
    expect(samples.length).toBeGreaterThan(0)
    const designs = [
      ...withForm.map(({ slug }) => demoStart(slug)),
      ...samples.map(({ data }) => {
        const reading = readDesign(data)
        if (!reading.ok) throw new Error(JSON.stringify(reading.errors))
        return reading.design
      }),
    ]
    const unnamed = designs.flatMap(({ elements }) =>
      elements.filter(
        (each) => each.kind === 'text' && !each.locked && (each.name ?? each.symbolName) === '',
      ),
    )
    expect(unnamed).toEqual([])
  })

  it('has initial lettering of a size that is sold, in existing films and fonts (LET-2, LET-12)', () => {
    for (const slug of LETTERING) {
      const start = demoStart(slug)
      const template = TEMPLATES.find((each) => each.slug === slug)!
      const fitted = fittedLettering(start, demoResources)
      const sides = ({ width, height }: { width: number; height: number }) => [
        width.toFixed(2),
        height.toFixed(2),
      ]
      expect([slug, sides(fitted)]).toEqual([
        slug,
        sides({ width: Number(template.default_width), height: Number(template.default_height) }),
      ])
      expect([slug, letteringFindings(start, demoResources)]).toEqual([slug, []])
      const product = demoProducts().find((each) => each.slug === slug)!
      const filmColorIds = filmColorIdsOf(start)
      expect(filmColorIds[0]).toBe(template.cut_out_color)
      expect(quoteProduct(product, { ...defaultConfiguration(product), filmColorIds }).problems).toEqual([])
    }
  })

  it('shows products only in places where they are in true size (DESIGN-27)', () => {
    const scaledDown = TEMPLATES.flatMap(({ slug, scenes = [], default_width, default_height }) => {
      const size = { width: Number(default_width), height: Number(default_height) }
      return scenes.filter((name) => scaleIn(SCENE_PLACES[name], size).share < 1).map((name) => [slug, name])
    })
    expect(scaledDown).toEqual([])
    const isShown = (slug: string) => TEMPLATES.find((each) => each.slug === slug)?.scenes
    expect([isShown('bumper-stickers'), isShown('yard-signs')]).toEqual([['car'], []])
  })

  it('cuts every product along its own line until the shopper chooses (DESIGN-21)', () => {
    const lines = new Map(demoProducts().map((product) => [product.slug, ownDieLine(product)]))
    const cutAlong = (line: string) => [...lines].flatMap(([slug, each]) => (each === line ? [slug] : []))
    expect(cutAlong('contour')).toEqual(expect.arrayContaining(['die-cut-stickers', 'kiss-cut-stickers']))
    expect(cutAlong('rounded_corner')).toEqual(
      expect.arrayContaining([
        'bumper-stickers',
        'roll-labels',
        'jar-labels',
        'asset-tags',
        'parking-permits',
      ]),
    )
    expect(cutAlong('rectangle')).toEqual(
      expect.arrayContaining([
        'sticker-sheets',
        // Of board; a magnet has rounded corners, so that none lifts off.
        ...[...lines.keys()].filter((slug) => /(?<!-car)-signs$/.test(slug)),
      ]),
    )
  })

  it('has every picture it shows', () => {
    const shown = [...CATEGORIES, ...TEMPLATES, ...TILES, ...USES].flatMap(({ image_url }) => image_url ?? [])
    const gallery = TEMPLATES.flatMap(({ sections }) => sections?.gallery?.map(({ url }) => url) ?? [])
    const artworks = TEMPLATES.flatMap((row) => row.sample_artwork_url ?? [])
    for (const url of [...shown, ...gallery, ...artworks])
      expect(existsSync(new URL(url.replace('/demo/', 'pictures/'), import.meta.url)), url).toBe(true)
  })

  it('shows no designed product with the artwork of another', () => {
    for (const { slug } of DESIGNED)
      expect(TEMPLATES.filter((row) => row.sample_artwork_url === `/demo/artwork-${slug}.svg`)).toEqual([
        expect.objectContaining({ slug }),
      ])
  })

  it('shows every product in a second picture, and none twice on its page', () => {
    for (const { slug, image_url, sections } of TEMPLATES) {
      const gallery = sections?.gallery?.map(({ url }) => url) ?? []
      const others = gallery.filter((url) => url !== image_url)
      expect([slug, others.length > 0]).toEqual([slug, true])
      expect(gallery).toEqual([...new Set(gallery)])
    }
  })

  it('lists a product under its cut shapes, and under no others (DESIGN-21, PAGE-11)', () => {
    const named = new Map(
      TEMPLATES.map(({ slug, template_shapes = [] }) => [
        slug,
        SHAPES.filter(({ id }) => template_shapes.includes(id)).map(({ clip_type = 'contour' }) => clip_type),
      ]),
    )
    for (const product of demoProducts()) {
      const filtered = named.get(product.slug)!
      const all = filtered.length === 0 ? SHAPES.map(({ clip_type = 'contour' }) => clip_type) : filtered
      expect([...dieLinesOf(product)].sort(), product.slug).toEqual([...new Set(all)].sort())
    }
  })

  it('never cuts along a contour on boards, rolls or sheets (DESIGN-21)', () => {
    const isShaped = ({ slug }: { slug: string }) =>
      /-signs$|-labels$|^asset-tags$|^sticker-sheets$/.test(slug)
    const shaped = demoProducts().filter(isShaped)
    expect(shaped).toHaveLength(15)
    for (const product of shaped) expect(dieLinesOf(product), product.slug).not.toContain('contour')
    for (const { slug, materials, dieLines, mostFilms } of demoProducts())
      if (
        mostFilms === undefined &&
        dieLines &&
        dieLines[0] !== 'contour' &&
        materials.some(({ reversible }) => reversible)
      )
        expect([slug, dieLines.includes('contour')]).toEqual([slug, !isShaped({ slug })])
  })

  it('perforates no outline of a product that stays on its liner, and tears only sheets (PROD-18)', () => {
    const offering = (...tags: readonly string[]) =>
      demoProducts().flatMap(({ slug, optionSets }) =>
        optionSets.some(({ options }) =>
          options.some((option) => option.tags.some((tag) => tags.includes(tag.slug))),
        )
          ? [slug]
          : [],
      )
    const { kissCut, stickerSheet, perforation, tearLine } = FINISHING_TAGS
    const onLiner = offering(kissCut, stickerSheet)
    expect(onLiner).toEqual(expect.arrayContaining(['kiss-cut-stickers', 'sheet-labels', 'sticker-sheets']))
    expect(offering(perforation).filter((slug) => onLiner.includes(slug))).toEqual([])
    expect(offering(tearLine)).toEqual(['sticker-sheets', 'sheet-labels'])
  })

  it('offers rounded corners only where the cut line has sharp ones, and transfer tape for walls and lettering', () => {
    const withSet = (id: string) =>
      demoProducts().filter(({ optionSets }) => optionSets.some((set) => set.id === id))
    expect(withSet('corners').map(ownDieLine)).toEqual(['rectangle'])
    expect(withSet('transfer').map(({ slug }) => slug)).toEqual(['wall-decals', ...LETTERING])
  })

  it('offers white ink wherever the bare film shows through or shimmers (PROD-17)', () => {
    const needsWhite = (look: string) =>
      look === 'holographic' || (isSeeThrough(lookOf(look)) && showsThroughInk(lookOf(look), false))
    for (const { slug, materials, optionSets } of demoProducts())
      for (const material of materials.filter(({ look }) => needsWhite(look))) {
        const set = optionSets.find(({ id }) => id === 'white-backing')
        expect(set && isEligible(set, material, null), `${slug} on ${material.name}`).toBe(true)
      }
  })

  it('states the production time of every quantity on its shipping page (PROD-1)', () => {
    const shipping = HELP_PAGES.find(({ path }) => path === 'shipping')!.html
    const listed = [
      ...shipping.matchAll(/<tr><td>Vinyl, (?:up to|more than) ([\d,]+) pieces<\/td><td>(\d) .*?<td>(\d) /g),
    ].map(([, , ...days]) => days.map(Number))
    const { production_times = [] } = MATERIALS.find(({ id }) => id === 'white-vinyl')!
    expect(listed).toEqual(production_times!.map(({ standard, rush }) => [standard, rush]))
  })

  it('advertises only quantities whose price lists really cost less in total', () => {
    const products = new Map(demoProducts().map((product) => [product.name.toLowerCase(), product]))
    expect(PRICE_BREAKS).toHaveLength(3)
    for (const { pieces, fewer, more } of PRICE_BREAKS) {
      const product = products.get(pieces)!
      const totalOf = (quantity: number) =>
        Number(quoteProduct(product, { ...defaultConfiguration(product), quantity: String(quantity) }).total)
      expect(totalOf(fewer), pieces).toBeGreaterThan(totalOf(more))
    }
  })

  it('states no price and no length on the page of offers: shoppers read their own (CUR-1, UNIT-2)', () => {
    expect(OFFERS_HTML.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/[$€£¥]|\d\s*(?:in|mm|cm|″|")(?!\w)|[×x] ?\d/)
  })

  it('shows each use on a builder page with its own picture, and each kind of sign by its own use', () => {
    const built = CATEGORIES.filter(({ blocks }) => blocks?.some(({ display }) => display === 'uses'))
    expect(built.length).toBeGreaterThan(1)
    for (const { path } of built) {
      const isBelow = (id: string) =>
        TEMPLATES.some((each) => each.id === id && `${each.category}/`.startsWith(`${path}/`))
      const uses = USES.filter(({ object_id }) => isBelow(object_id))
      const pictures = uses.map(({ image_url }) => image_url)
      expect(new Set(pictures).size, `${path}: ${pictures.join(', ')}`).toBe(pictures.length)
      if (path === 'signs') expect(new Set(uses.map(({ use }) => use)).size).toBe(uses.length)
    }
  })

  it('uses every display type and every charge mode (OPT-4, OPT-6)', () => {
    expect(new Set(OPTION_SETS.map((set) => set.display_type))).toEqual(
      new Set(['radio', 'checkbox', 'dropdown', 'fixed_value']),
    )
    expect(new Set(OPTIONS.map((option) => option.charge_option))).toEqual(new Set([0, 1, 2]))
  })

  it('has the prices of the price lists', () => {
    expect(WHITE_VINYL.rows[0]?.rates[WHITE_VINYL.quantities.indexOf(500) + 1]).toBe('0.0675')
    expect(WHITE_VINYL.rows[1]?.rates[0]).toBe('0.54')
    expect(vinylTimes('1.35').rows[0]?.rates[7]).toBe('0.0675')
    expect(ROLL_BOPP.rows[0]?.rates[0]).toBe(ROLL_BOPP.rows[0]?.rates[1])
    expect(vinylTimes('1.3').rows[0]?.rates[0]).toBe('0.78')
    const { quantities, rows } = CUT_VINYL
    expect([quantities.at(-1), rows[0]?.minimum, rows[0]?.rates.at(-1)]).toEqual([1000, '6', '0.08'])
  })

  it('has every material of the list, with its sizes and lamination', () => {
    const stated = MATERIALS.filter(({ id }) => id !== 'sample-set').map((each) => [
      each.name,
      each.adhesive,
      each.minimum_width,
      `${each.max_width}×${each.max_height}`,
      each.default_lamination,
    ])
    expect(stated).toEqual([
      ['White vinyl', 'permanent', '0.5', '50×120', 'gloss'],
      ['Matte vinyl', 'permanent', '0.5', '50×120', 'matte'],
      ['Clear vinyl', 'removable', '1', '50×120', 'gloss'],
      ['Holographic', 'permanent', '1', '28×60', 'gloss'],
      ['Frosted', 'permanent', '1', '56×98', 'none'],
      ['Reflective', 'permanent', '1', '45×100', 'gloss'],
      ['Kraft paper label', 'permanent', '0.5', '12×18', 'none'],
      ['White BOPP roll', 'permanent', '0.5', '8×12', 'gloss'],
      ['Clear BOPP roll', 'permanent', '0.5', '8×12', 'gloss'],
      ['Freezer BOPP', 'freezer', '0.5', '8×12', 'gloss'],
      ['Polyester asset tag', 'high-tack', '0.5', '6×8', 'gloss'],
      ['Clear static cling', 'none', '2', '50×100', 'none'],
      ['White static cling', 'none', '2', '50×100', 'none'],
      ['Removable wall vinyl', 'removable', '2', '50×120', 'matte'],
      ['Perforated window film', 'removable', '6', '50×120', 'none'],
      ['Floor vinyl', 'removable', '6', '48×96', 'none'],
      ['Magnet', 'none', '3', '24×60', 'gloss'],
      ['Aluminum', 'none', '6', '24×36', 'none'],
      ['Corrugated plastic', 'none', '12', '48×96', 'none'],
      ['Cut vinyl', 'permanent', '1', '24×120', 'none'],
    ])
  })

  it('has 24 gloss, 4 metallic and 4 fluorescent films of cut vinyl, for lettering', () => {
    const { material_colors: films = [] } = MATERIALS.find(({ id }) => id === 'cut-vinyl')!
    const ofFinish = (finish: string) => films.filter((id) => id.startsWith(`cut-vinyl-${finish}-`)).length
    expect(['gloss', 'metallic', 'fluorescent'].map(ofFinish)).toEqual([24, 4, 4])
    const ofFilm = TEMPLATES.filter(({ materials }) => materials?.includes('cut-vinyl'))
    expect(ofFilm.map(({ tool_type }) => tool_type)).toEqual(['lettering', 'lettering', 'lettering'])
  })
})

describe('the demo shop’s texts', () => {
  const texts = JSON.stringify([CATEGORIES, TEMPLATES, TILES, MATERIALS, OPTIONS, OPTION_SETS])

  it('have no quote or rating without a review by one of its accounts (REVIEW-4, REVIEW-6)', () => {
    for (const { id, sections } of TEMPLATES) {
      const named = sections?.testimonial ?? null
      if (named !== null) expect(REVIEWS.find((each) => each.id === named)?.product).toBe(id)
    }
    const configured = [
      ...CUSTOMS.map(({ owner, template }) => `${owner} custom ${template}`),
      ...PUT_TOGETHER.map(({ row }) => `${row.owner} ddb ${row.ddb_product}`),
    ]
    for (const { owner, product_class, product } of REVIEWS)
      expect(configured).toContain(`${owner} ${product_class} ${product}`)
    expect(new Set(REVIEWS.map(({ owner, product }) => `${owner} ${product}`)).size).toBe(REVIEWS.length)
  })

  it('describe for every product its contents, and common questions (PAGE-7)', () => {
    for (const { slug, sections } of TEMPLATES) {
      expect(sections?.features?.length, slug).toBeGreaterThanOrEqual(3)
      expect(sections?.questions?.length, slug).toBeGreaterThanOrEqual(2)
    }
  })

  it('are American English, like the rest of the shop (PAGE-20)', () => {
    const british =
      /alumini|colour|centre|windscreen|motorway|\bboot\b|trolley|fibreglass|grey|\bpost\b|\d %|\d °C/i
    expect(british.exec(texts)?.[0]).toBeUndefined()
  })
})

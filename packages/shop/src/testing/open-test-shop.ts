import { testSettings } from './test-settings.ts'
import { filmsOf } from '@kisscut/artwork/lettering'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { followsArtwork } from '@kisscut/artwork/design'
import { createShop } from '../create-shop.ts'
import { guest, type Viewer } from '../accounts/viewer.ts'
import type { Links } from '../links.ts'
import type { IncomingFile, Intake, IngestedFile } from '../ports/intake.ts'
import type { Mail } from '../ports/mail.ts'
import type { Press } from '../ports/press.ts'
import { sendAtOnce } from './send-at-once.ts'
import { openTestStorage } from './test-storage.ts'
import { stockCategory } from './category.ts'

import type { Storage } from '../ports/storage.ts'
import type { Preview } from '../ports/preview.ts'
import type { Turn } from '../ports/turn.ts'
import type { ProductionPorts } from '../ports/production.ts'
import type { Retoucher } from '../ports/retoucher.ts'
import type { ServedFile, ServedFiles } from '../ports/served-files.ts'
import type { Scene } from '../ports/scenes.ts'

const links: Links = {
  urlFor: (name, params) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key) => `/files/${key}`,
}

export { stockCategory }

export const ANA: Viewer = guest('session:ana', 'en-US')
export const BEN: Viewer = guest('session:ben', 'en-US')
export const STAFF_EVA: Viewer = { ...guest('account:eva', 'en-US'), roles: ['owner'] }

/** The intake's default findings: 600 × 600 pixels. */
export const FOUND: Omit<IngestedFile, 'rasterPath'> = {
  mime: 'image/png',
  isVector: false,
  hasAlpha: true,
  pages: 1,
  pixelWidth: 600,
  pixelHeight: 600,
  inchWidth: null,
  inchHeight: null,
  rasterWidth: 600,
  rasterHeight: 600,
}

const written = (...words: readonly unknown[]) => new TextEncoder().encode(JSON.stringify(words))

/** A retoucher that returns its order as bytes. */
export const DOES: Retoucher = {
  removeBackground: async ({ bytes, tolerance }) => ({
    removed: true,
    png: written('background', tolerance, Buffer.from(bytes).toString()),
    share: 0.5,
  }),
  vectorize: async ({ colors, purpose }) => ({ svg: `<svg><!-- ${colors} ${purpose} --></svg>` }),
  crop: async ({ bytes, mime, box }) => ({
    bytes: written('crop', box, Buffer.from(bytes).toString()),
    mime,
  }),
  thumbnails: async ({ most }) => Array.from({ length: most }, (_, at) => written('page', at + 1)),
  place: () => 0,
}

/** Throws if work has no owner: it would wait outside of the owners' limits. FILE-14. */
function owned(turn: Turn | undefined): Turn {
  if (turn?.owner === undefined) throw new Error('Work for the press has no owner (FILE-14)')
  return turn
}

const sceneNamed = (name: string): Scene => ({
  image: written(name),
  foreground: null,
  box: { x: 0, y: 0, width: 100, height: 100 },
  boxHeightInches: 4,
})

/** A press that finds no problems and records its orders. */
const PRESS: Omit<ProductionPorts, 'retoucher'> = {
  press: {
    draw: async ({ design, rules: { bleed } }) => ({
      svg: written('drawing', design.elements),
      raster: written('raster', design.elements),
      placement: {
        ...{ x: -bleed, y: -bleed, rotation: 0 },
        ...{ width: design.width + 2 * bleed, height: design.height + 2 * bleed },
      },
      contour: followsArtwork(design) ? 'M0 0H2V2H0Z' : null,
    }),
    print: async ({ title }) => ({ pdf: written('print', title), plates: ['CutContour'] }),
    preflight: async () => ({ findings: [] }),
    proof: async (_design, facts) => ({ pdf: written('proof', facts) }),
    sheets: async ({ pieces }) => ({
      pdf: written(
        'sheets',
        pieces.map(({ copies }) => copies),
      ),
      cutSvg: ['svg'],
      cutDxf: ['dxf'],
      nesting: { sheets: 1, lengths: [18], placed: pieces.map(({ copies }) => ({ copies })) },
      plates: ['CutContour'],
    }),
    mockUp: async ({ scene, pixels }) => ({
      webp: written('mock-up', Buffer.from(scene.image).toString(), pixels),
      trueScale: true,
    }),
    ticket: async (facts) => ({ json: JSON.stringify(facts), pdf: written('ticket') }),
    labels: async function* ({ records }) {
      let from = 1
      for (const values of records) yield { pdf: written('label', values), from, to: from++ }
    },
    lineAround: async () => 'M0 0H2V2H0Z',
    films: async ({ design }) => filmsOf(design, { face: () => null }),
    tryAgain: () => undefined,
  },
  guides: {
    pdf: async (order) => written('guide', order),
    svg: (order) => `<svg><!-- ${JSON.stringify(order)} --></svg>`,
  },
  plotter: { cutSvg: (job) => JSON.stringify(job), cutDxf: (job) => JSON.stringify(job) },
  scenes: {
    laptop: sceneNamed('laptop'),
    bottle: sceneNamed('bottle'),
    carton: sceneNamed('carton'),
    car: sceneNamed('car'),
  },
  preflightMessage: ({ code }, { unit }) => (unit === 'in' ? code : `${code} in ${unit}`),
}

/**
 * A shop over its own database, with a small catalog. The intake returns the findings a test sets, and the preview draws its
 * request as text.
 */
export const openTestShop = async () => {
  // Monday, January 4, 10:00 in the shop's zone, where it is Sunday in UTC.
  const clock = { now: new Date(Date.UTC(2027, 0, 3, 21)) }
  return testShopOn(await openTestStorage(stockCategory, () => clock.now), clock)
}

/** The same over an open storage; `stockCategory` fills one. */
export const testShopOn = <Opened extends { readonly storage: Storage }>(
  opened: Opened,
  clock: { now: Date },
) => {
  const intakeFinds = { ...FOUND }
  const errors: unknown[] = []
  const intakeRequest: IncomingFile[] = []
  const intake: Intake = {
    take: async (file) => {
      intakeRequest.push(file)
      const { path } = file
      const rasterPath = join(dirname(path), 'raster.webp')
      await writeFile(rasterPath, 'raster')
      return { ok: true, value: { ...intakeFinds, rasterPath } }
    },
    place: () => 0,
  }
  const previewDoes: Preview = {
    render: async (request) => new TextEncoder().encode(JSON.stringify(request)),
    card: async ({ picture: { bytes }, background }) =>
      new TextEncoder().encode(`${bytes.length} bytes on ${background}`),
    marked: async ({ raster, watermark }) =>
      new TextEncoder().encode(`${raster.length} bytes${watermark ? ' with a watermark' : ''}`),
    inPrintColors: async (raster) => new TextEncoder().encode(`in print: ${raster.length} bytes`),
  }
  const preview: Preview = {
    render: (request, turn) => previewDoes.render(request, owned(turn)),
    card: (order) => previewDoes.card(order),
    marked: (order) => previewDoes.marked(order),
    inPrintColors: (raster, turn) => previewDoes.inPrintColors(raster, owned(turn)),
  }
  /** Files that the shop serves, by address. */
  const servedFiles = new Map<string, ServedFile>()
  const served: ServedFiles = { read: async (address) => servedFiles.get(address) ?? null }
  const retoucherDoes = { ...DOES }
  const retoucher: Retoucher = {
    removeBackground: (order) => retoucherDoes.removeBackground(order),
    vectorize: (order) => retoucherDoes.vectorize(order),
    crop: (order) => retoucherDoes.crop(order),
    thumbnails: (order) => retoucherDoes.thumbnails(order),
    place: (owner) => retoucherDoes.place(owner),
  }
  const pressDoes = { ...PRESS.press }
  const press: Press = {
    draw: (order, turn) => pressDoes.draw(order, owned(turn)),
    print: (design, turn) => pressDoes.print(design, owned(turn)),
    preflight: (design, turn) => pressDoes.preflight(design, owned(turn)),
    proof: (design, facts, turn) => pressDoes.proof(design, facts, owned(turn)),
    sheets: (job) => pressDoes.sheets(job),
    ticket: (facts) => pressDoes.ticket(facts),
    mockUp: (order, turn) => pressDoes.mockUp(order, owned(turn)),
    labels: (job) => pressDoes.labels(job),
    lineAround: (order, turn) => pressDoes.lineAround(order, owned(turn)),
    films: (drawn, turn) => pressDoes.films(drawn, owned(turn)),
    tryAgain: () => pressDoes.tryAgain(),
  }
  /** Letters that were sent. */
  const letters: Mail[] = []
  const mailer = { send: async (mail: Mail) => void letters.push(mail), putAside: async () => undefined }
  const shop = createShop(
    { storage: opened.storage, intake, preview, retoucher, served, ...PRESS, press },
    testSettings({ links, now: () => clock.now, onError: (error) => errors.push(error), mailer }),
  )
  sendAtOnce(opened.storage, shop.letters.send)
  return {
    ...{ ...opened, shop, clock, intakeFinds, intakeRequest, retoucherDoes, pressDoes, servedFiles, errors },
    ...{ letters, previewDoes },
  }
}

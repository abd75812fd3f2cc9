import type { LabelJob, ProofFacts, TicketFacts } from '@kisscut/prepress'
import { SCENES } from '@kisscut/prepress/mock-up'
import { dieCut } from '../designs.ts'
import { rendered, type Section } from '../entry.ts'
import { pageOf, pictureTile } from '../picture.ts'

const PAGE = { width: 460, height: 560 }

const FACTS: Omit<ProofFacts, 'finished'> = {
  shop: 'Kisscut',
  number: 'KC-1042',
  version: 2,
  date: '2026-11-21',
  product: 'Die-cut stickers',
  material: 'Matte white vinyl',
  quantity: 2500,
  dpi: null,
  customer: 'Night Moth Records',
  finishing: ['Matte lamination'],
  note: 'We moved the moon a little inwards, so that the knife stays clear of it.',
}

const TICKET: TicketFacts = {
  version: 1,
  job: 'KC-1042-3',
  order: '1042',
  date: '2026-11-21',
  due: '2026-11-25',
  shop: 'Kisscut',
  customer: 'Night Moth Records',
  product: { id: 'die-cut', title: 'Die-cut stickers' },
  material: { id: 'matte-white', name: 'Matte white vinyl' },
  size: { width: 3, height: 2.83 },
  quantity: 2500,
  finishing: { lamination: 'matte', cut: 'die', perforation: false, reverseCut: false, flexCut: true },
  options: ['Backing: Easy-peel split backing', 'Production: Rush', 'Flex cut: Along the contour'],
  plates: ['CutContour'],
  files: [
    { name: 'night-moth.print.pdf', role: 'print', bytes: 458_041, sha256: 'a3'.repeat(32) },
    { name: 'night-moth.cut.dxf', role: 'cut', bytes: 15_348, sha256: '7c'.repeat(32) },
  ],
  sheets: { count: 84, width: 13, height: 19 },
  notes: ['Ships with the order of Tuesday.'],
}

/** A numbered tag: its number, a code of each kind, on one design. */
const TAG: LabelJob['fields'] = [
  { kind: 'text', box: { x: 0.25, y: 0.3, width: 1.5, height: 0.4 }, size: 0.26, color: '#12343b' },
  { kind: 'qr', box: { x: 1.85, y: 0.25, width: 0.9, height: 0.9 } },
  { kind: 'bar', barcode: 'code128', box: { x: 0.25, y: 1.2, width: 2.5, height: 0.55 } },
]

const NAMES = ['night-moth', 'pizza', 'astro-frog', 'ghost', 'toadstools', 'cassette'] as const

export const production: Section = {
  title: 'Production',
  description: 'What leaves prepress for the customer, the press and the plotter.',
  entries: [
    rendered('proof.webp', 'proof', 'createPress().proof', 'The page a customer approves', async (studio) => {
      const design = await dieCut(studio, 'night-moth', 'matte')
      const { width, height } = design.dieLine
      const finished = { width: width.toFixed(3), height: height.toFixed(3), backing: null }
      const { pdf } = await studio.press().proof(design, { ...FACTS, finished })
      return pictureTile(studio, [{ bytes: await pageOf(studio, pdf) }], PAGE)
    }),
    rendered(
      'sheet.webp',
      'sheet',
      'createPress().sheets',
      'Six stickers ganged up on a sheet, with marks for the plotter’s camera',
      async (studio) => {
        const pieces = await Promise.all(
          NAMES.map(async (name, i) => ({
            design: await dieCut(studio, name, 'white', 2 + (i % 3) * 0.6),
            copies: 3,
          })),
        )
        const { pdf } = await studio.press().sheets({
          title: 'KC-1042 to KC-1047',
          pieces,
          stock: { width: 12, height: 18, margin: 0.75, gap: 0.125 },
          marks: { crosses: true, dots: true, label: true },
        })
        return pictureTile(studio, [{ bytes: await pageOf(studio, pdf) }], PAGE)
      },
    ),
    rendered(
      'roll.webp',
      'roll',
      'createPress().sheets',
      'Labels in lanes on a roll, upright, with a constant repeat',
      async (studio) => {
        const label = await dieCut(studio, 'field-honey', 'white', 2)
        const { pdf } = await studio.press().sheets({
          title: 'KC-1050',
          pieces: [{ design: label, copies: 9 }],
          stock: { width: 8, margin: 0.25, gap: 0.125 },
          marks: { dots: true },
          layout: 'lanes',
        })
        return pictureTile(studio, [{ bytes: await pageOf(studio, pdf) }], PAGE)
      },
    ),
    rendered(
      'labels.webp',
      'labels',
      'createPress().labels',
      'Labels of one design, each with a number and codes of its own',
      async (studio) => {
        const fields = TAG
        const records = [1, 2, 3].map((n) => [
          `No. 000${n}`,
          `https://kisscut.example/t/000${n}`,
          `KC000${n}`,
        ])
        const tag =
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="30" height="20" fill="#fff"/><rect width="30" height="1.6" fill="#12343b"/></svg>'
        const pages: Buffer[] = []
        const design = {
          title: 'Asset tags',
          dieLine: { shape: 'rounded_corner', width: 3, height: 2 },
          look: 'white',
          artwork: { mime: 'image/svg+xml', bytes: Buffer.from(tag) },
          placement: { x: -0.0625, y: -0.0625, width: 3.125, height: 2.125, rotation: 0 },
        } as const
        for await (const { pdf } of studio.press().labels({ design, fields, records, perFile: 1 }))
          pages.push(await pageOf(studio, pdf))
        return pictureTile(
          studio,
          pages.map((bytes) => ({ bytes })),
        )
      },
    ),
    rendered(
      'ticket.webp',
      'ticket',
      'createPress().ticket',
      'What goes with a job through the house',
      async (studio) =>
        pictureTile(
          studio,
          [{ bytes: await pageOf(studio, (await studio.press().ticket(TICKET)).pdf) }],
          PAGE,
        ),
    ),
    ...Object.entries(SCENES).map(([name, scene]) =>
      rendered(
        `mock-up-${name}.webp`,
        name,
        'createPress().mockUp',
        'The sticker where it will be seen, in true size',
        async (studio) => {
          const design = await dieCut(studio, 'night-moth', 'matte', 3)
          const { webp } = await studio.press().mockUp({ scene, design, pixels: 720 })
          return pictureTile(studio, [{ bytes: webp }], { width: 360, height: 300 })
        },
      ),
    ),
  ],
}

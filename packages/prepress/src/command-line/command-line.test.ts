import { once } from 'node:events'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import DxfParser, { type IPolylineEntity } from 'dxf-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkPrintPdf } from '../print/check.ts'
import { openKisscut, startKisscut, type Ended } from '../testing/command-line.ts'
import { pdfOf } from '../testing/pdf.ts'
import type { FileReport } from './report.ts'

const DISC = '<circle cx="300" cy="200" r="150" fill="#a03040"/>'
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="6in" height="4in" viewBox="0 0 600 400">${inside}</svg>`

let folder: string
let temp: string
let here: Awaited<ReturnType<typeof openKisscut>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-command-line-'))
  temp = join(folder, '.temp')
  await mkdir(temp)
  await mkdir(join(folder, 'in/a b/ü'), { recursive: true })
  const disc = await sharp(Buffer.from(svg(DISC)), { density: 150 })
    .resize(900, 600)
    .withMetadata({ density: 72 })
    .png()
    .toBuffer()
  await writeFile(join(folder, 'in/disc.png'), disc)
  await writeFile(join(folder, "in/a b/ü/it's a $disc;.png"), await sharp(disc).resize(450, 300).toBuffer())
  await writeFile(join(folder, 'in/disc.svg'), svg(DISC))
  await writeFile(join(folder, 'in/card.pdf'), pdfOf('0.2 0.4 0.6 rg 0 0 144 72 re f'))
  await writeFile(join(folder, 'in/notes.txt'), 'Ring Ada back.')
  here = await openKisscut(folder)
})
afterAll(async () => {
  await here.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

const kisscut = (...args: string[]): Promise<Ended> => here.kisscut(...args)
/** Runs the command line in a process of its own, for shells, signals and streams. */
const started = (...args: string[]) => startKisscut(args, { folder, temp })
const reportsOf = ({ stdout }: Ended): FileReport[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FileReport)
const folderOf = (path: string) => readdir(join(folder, path), { recursive: true })

describe('kisscut prepress check', () => {
  it('reports what each artwork of a folder is and whether it prints, in words', async () => {
    const { status, stdout, stderr } = await started(
      ...['prepress', 'check', 'in', '--size', '3x2in', '--shape', 'ellipse', '--fit', 'fill'],
    ).ended
    expect(stderr).toBe('')
    expect(stdout.split('\n')).toEqual([
      "in/a b/ü/it's a $disc;.png: PNG, 450 × 300 px, 3 × 2 in, 141 dpi, passed, have a look",
      '  look   artwork (3.188 × 2.125 in at -0.094, -0.063): Your artwork is 141 dpi at this size. Aim for 300 dpi.',
      'in/card.pdf: PDF, 3 × 2 in, passed',
      'in/disc.png: PNG, 900 × 600 px, 3 × 2 in, 282 dpi, passed',
      'in/disc.svg: SVG, 3 × 2 in, passed',
      '4 files: 4 passed, 0 stopped. 1 other file passed over.',
      '',
    ])
    expect(status).toBe(0)
  })

  it('exits with 1 when a file is stopped, and reports what stops it as one JSON object per line', async () => {
    const ended = await kisscut(
      ...['prepress', 'check', 'in/disc.png', 'in/disc.svg', '--json'],
      ...['--size', '508x508mm', '--shape', 'rectangle', '--fit', 'fill'],
    )
    expect(ended.status).toBe(1)
    const [png, drawing] = reportsOf(ended)
    expect(png).toEqual({
      file: 'in/disc.png',
      passed: false,
      kind: 'image/png',
      vector: false,
      pages: 1,
      pixels: { width: 900, height: 600 },
      size: { width: 20, height: 20 },
      dpi: 29,
      findings: expect.arrayContaining([
        {
          code: 'artwork.unprintable-resolution',
          level: 'error',
          at: 'artwork',
          text: expect.stringMatching(/^Your artwork is 29 dpi at this size/) as string,
          place: { x: -5.094, y: -0.063, width: 30.188, height: 20.125 },
        },
      ]) as unknown,
      written: [],
    })
    expect(drawing).toMatchObject({ passed: true, vector: true, pixels: null, dpi: null })
  })

  it('takes names from standard input, and each file once', async () => {
    const { process: child, ended } = started('prepress', 'check', '--json', '-')
    child.stdin?.end("in/disc.svg\0in/a b/ü/it's a $disc;.png\0in/../in/disc.svg\0")
    expect(reportsOf(await ended).map(({ file }) => file)).toEqual([
      'in/disc.svg',
      "in/a b/ü/it's a $disc;.png",
    ])
  })

  it('continues after hostile, broken and foreign files, and names the problem of each', async () => {
    await mkdir(join(folder, 'bad'))
    const bad: Record<string, string | Buffer> = {
      'bomb.svg': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
      'cut off.png': (await readFile(join(folder, 'in/disc.png'))).subarray(0, 500),
      'empty.jpg': '',
      'old.psd': Buffer.from(
        '8BPS\0\u0001\0\0\0\0\0\0\0\u0003\0\0\0\u0001\0\0\0\u0001\0\u0008\0\u0003',
        'latin1',
      ),
      'page.pdf': '%PDF-1.7\nnothing of the kind',
      'web \u001b[2Jpage.png': '<!doctype html><script>alert(1)</script>',
    }
    for (const [name, content] of Object.entries(bad)) await writeFile(join(folder, 'bad', name), content)
    await writeFile(join(folder, 'bad/huge.tif'), '')
    await truncate(join(folder, 'bad/huge.tif'), 51 * 1024 * 1024)
    const { status, stdout } = await kisscut('prepress', 'check', 'bad', 'in/disc.svg')
    expect(status).toBe(1)
    const lineAfter = (name: string) =>
      stdout.split('\n').find((line, at, all) => all[at - 1]?.includes(name))
    expect(lineAfter('bomb.svg')).toContain('defines entities that are more than plain text')
    expect(lineAfter('cut off.png')).toContain('damaged or incomplete')
    expect(lineAfter('empty.jpg')).toContain('This file is empty')
    expect(lineAfter('huge.tif')).toContain('51 MB')
    expect(lineAfter('page.pdf')).toContain('damaged or incomplete')
    expect(lineAfter('page.png')).toContain('web pages')
    expect(stdout).not.toContain('\u001b')
    expect(stdout).toMatch(/in\/disc\.svg: SVG.*passed\n8 files: /)
  })

  it('says so where neither the file nor the command states a size', async () => {
    const ended = await kisscut('prepress', 'check', '--json', 'in/disc.png')
    expect(ended.status).toBe(1)
    expect(reportsOf(ended)[0]?.findings).toMatchObject([{ code: 'size.unknown', at: 'file' }])
  })
})

describe('kisscut prepress contour', () => {
  it('writes the contour of an artwork at its offset, in inches, for two kinds of plotter', async () => {
    const ended = await started(
      ...['prepress', 'contour', 'in/disc.svg', '--out', 'lines', '--offset', '0.25in', '--perforate'],
    ).ended
    expect(ended.status).toBe(0)
    expect((await folderOf('lines')).sort()).toEqual(['disc.svg.cut.dxf', 'disc.svg.cut.svg'])
    // A disc of 3 inches with a quarter of an inch on every side.
    const line = await readFile(join(folder, 'lines/disc.svg.cut.svg'))
    const [, width] = /width="([\d.]+)in"/.exec(line.toString()) ?? []
    expect(Number(width)).toBeCloseTo(3.5, 2)
    const dxf = new DxfParser().parseSync(await readFile(join(folder, 'lines/disc.svg.cut.dxf'), 'utf8'))
    const [ring] = (dxf?.entities ?? []) as IPolylineEntity[]
    expect(ring).toMatchObject({ type: 'POLYLINE', layer: 'PerfCutContour', shape: true })
    const xs = ring?.vertices.map(({ x }) => x) ?? []
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(Number(width), 2)
  })
})

describe('kisscut prepress print', () => {
  it('writes a print PDF and cut files below the requested folder, in the order of the input folder', async () => {
    const ended = await kisscut(
      ...['prepress', 'print', 'in', '--size', '3x2in', '--material', 'clear', '--out', 'out', '--json'],
    )
    expect(ended.stderr).toBe('')
    expect(ended.status).toBe(0)
    const reports = reportsOf(ended)
    const written = reports.flatMap((report) => report.written)
    expect(written).toHaveLength(12)
    expect((await folderOf('out')).filter((name) => /\.(pdf|svg|dxf|part)$/.test(name)).sort()).toEqual(
      written.map((path) => path.slice('out/'.length)).sort(),
    )
    expect(reports[0]?.written[0]).toBe("out/a b/ü/it's a $disc;.png.print.pdf")
    const pdf = await checkPrintPdf(await readFile(join(folder, 'out/disc.svg.print.pdf')))
    expect(pdf).toMatchObject({ plates: ['CutContour', 'White'], problems: [] })
    expect(pdf.trimBox[2]! - pdf.trimBox[0]!).toBeCloseTo(144, 0)
  })

  it('overwrites a file only on request, and leaves no partial files', async () => {
    const args = ['prepress', 'print', 'in/disc.svg', '--out', 'once', '--format', 'svg']
    await mkdir(join(folder, 'once'))
    await writeFile(join(folder, 'once/disc.svg.cut.svg'), 'mine')
    const rejected = await kisscut(...args)
    expect(rejected.status).toBe(2)
    expect(rejected.stderr).toContain('once/disc.svg.cut.svg is there already; --force writes over it.')
    expect(await readFile(join(folder, 'once/disc.svg.cut.svg'), 'utf8')).toBe('mine')
    expect((await kisscut(...args, '--force')).status).toBe(0)
    expect(await readFile(join(folder, 'once/disc.svg.cut.svg'), 'utf8')).toMatch(/^<svg/)
    expect(await folderOf('once')).toEqual(['disc.svg.cut.svg'])
  })

  it('does not print a file that preflight stops, unless it is approved', async () => {
    const args = ['prepress', 'print', 'in/disc.png', '--size', '30x30in', '--json', '--format', 'pdf']
    const stopped = await kisscut(...args, '--out', 'none')
    expect([stopped.status, reportsOf(stopped)[0]?.written]).toEqual([1, []])
    await expect(folderOf('none')).rejects.toThrow('ENOENT')
    const approved = await kisscut(...args, '--out', 'approved', '--approve')
    expect([approved.status, reportsOf(approved)[0]?.written]).toEqual([0, ['approved/disc.png.print.pdf']])
  })

  it('ends with its children when interrupted, and leaves no partial files', async () => {
    await mkdir(join(folder, 'many'))
    const disc = await readFile(join(folder, 'in/disc.png'))
    for (let file = 0; file < 12; file++) await writeFile(join(folder, `many/${file}.png`), disc)
    const { process: child, ended } = started(
      ...['prepress', 'print', 'many', '--size', '3x2in', '--out', 'interrupted'],
    )
    await once(child.stdout!, 'data')
    child.kill('SIGINT')
    const { status, stdout } = await ended
    expect(status).toBe(130)
    expect(stdout).not.toContain('12 files')
    expect(await readdir(temp)).toEqual([])
    const names = await folderOf('interrupted')
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
    for (const name of names.filter((each) => each.endsWith('.pdf')))
      expect((await checkPrintPdf(await readFile(join(folder, 'interrupted', name)))).problems).toEqual([])
    await vi.waitFor(async () => expect(await workingBelow(temp)).toEqual([]), 20_000)
  })
})

describe('kisscut prepress sheet', () => {
  const args = [
    'prepress',
    'sheet',
    '--sheet',
    '13x19in',
    '--size',
    '2x2in',
    '--copies',
    '4',
    '--out',
    'ganged',
  ]

  it('places copies of every file on sheets, and writes each sheet with a cut file', async () => {
    const ended = await kisscut(...args, '--json', '--name', 'friday', 'in/disc.svg', 'in/card.pdf')
    expect(ended.stderr).toBe('')
    expect(ended.status).toBe(0)
    const [first, second, job] = ended.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect([first, second]).toMatchObject([{ file: 'in/disc.svg' }, { file: 'in/card.pdf' }])
    const written = ['friday.print.pdf', 'friday-1.cut.svg', 'friday-1.cut.dxf']
    expect(job).toMatchObject({
      ...{ job: 'friday', passed: true, sheets: 1, pieces: 8, failure: null },
      written: written.map((name) => `ganged/${name}`),
    })
    expect((await folderOf('ganged')).sort()).toEqual(written.toSorted())
    const dxf = new DxfParser().parseSync(await readFile(join(folder, 'ganged/friday-1.cut.dxf'), 'utf8'))
    const rings = (dxf?.entities ?? []) as IPolylineEntity[]
    expect(rings.filter(({ layer }) => layer === 'CutContour')).toHaveLength(8)
    expect((await readFile(join(folder, 'ganged/friday.print.pdf'), 'latin1')).slice(0, 5)).toBe('%PDF-')
    // Existing files stay.
    const again = await kisscut(...args, '--name', 'friday', 'in/disc.svg')
    expect(again.status).toBe(1)
    expect(again.stdout).toContain('ganged/friday.print.pdf is there already; --force writes over it.')
  })

  it('writes no sheet where a file is stopped or fits on none', async () => {
    await writeFile(join(folder, 'broken.svg'), '<svg')
    const stopped = await kisscut(...args, '--name', 'half', 'in/disc.svg', 'broken.svg')
    expect([stopped.status, stopped.stderr]).toEqual([1, ''])
    expect(stopped.stdout).toContain('half: not written\n  stops  Some files were stopped')
    const tooLarge = await kisscut(
      ...[
        'prepress',
        'sheet',
        '--roll',
        '3in',
        '--size',
        '5x5in',
        '--out',
        'ganged',
        '--name',
        'half',
        'in/disc.svg',
      ],
    )
    expect(tooLarge.status).toBe(1)
    expect(tooLarge.stdout).toContain('does not fit onto this material')
    expect((await folderOf('ganged')).filter((name) => name.includes('half'))).toEqual([])
  })
})

/** Processes whose working directory is below a folder, where the system reports it. */
async function workingBelow(path: string): Promise<string[]> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')))
  return folders.filter((each) => each.startsWith(path))
}

describe('an invalid command', () => {
  it.each([
    [['prepress'], 'Which command? check, contour, print'],
    [['press', 'check'], '“press” is unknown'],
    [['prepress', 'look', 'in'], 'There is no command “look”.'],
    [['prepress', 'check'], 'Which files?'],
    [['prepress', 'check', '--color', 'in'], "Unknown option '--color'."],
    [['prepress', 'check', '--size', '3 by 2', 'in'], '--size 3 by 2 is no size. Write it as 3x2in'],
    [['prepress', 'check', '--size', '0.1x2in', 'in'], 'each side has to be from 0.25 to 190 in'],
    [['prepress', 'check', '--shape', 'star', 'in'], '--shape star is unknown; it can be contour, rectangle'],
    [['prepress', 'contour', '--offset', '3', 'in', '--out', 'x'], '--offset 3 is no length.'],
    [['prepress', 'print', 'in'], '--out FOLDER is needed.'],
    [['prepress', 'print', 'in', '--out', 'in/notes.txt'], 'is a file; name a folder.'],
    [
      ['prepress', 'print', 'in/disc.png', 'out/../in', 'in/a b/ü', '--out', 'x', '--format', 'gif'],
      '--format gif',
    ],
    [['prepress', 'sheet', 'in', '--out', 'x'], 'On what? Name either --sheet 13x19in or --roll 24in.'],
    [['prepress', 'sheet', 'in', '--out', 'x', '--roll', '2ft'], '--roll 2ft is no length.'],
    [
      ['prepress', 'sheet', 'in', '--out', 'x', '--roll', '2in', '--copies', '1.5'],
      '--copies 1.5 is no whole number',
    ],
    [
      ['prepress', 'sheet', 'in', '--out', 'x', '--roll', '2in', '--name', '../up'],
      '--name ../up is no name',
    ],
    [['prepress', 'check', 'in/disc.png', 'missing.png'], 'There is no file or folder “missing.png”.'],
    [['prepress', 'check', 'circle.png'], '“circle.png” cannot be read (ELOOP).'],
    [['prepress', 'check', '.temp'], 'There is no artwork in “.temp”.'],
  ])('does nothing, explains why with the usage, and exits with 2: %j', async (args, text) => {
    if (args.includes('circle.png'))
      await symlink('circle.png', join(folder, 'circle.png')).catch(() => undefined)
    const { status, stdout, stderr } = await kisscut(...args)
    expect(stderr).toContain(`kisscut: `)
    expect(stderr).toContain(text)
    expect(stderr).toContain('\nUsage: kisscut prepress ')
    expect([status, stdout]).toEqual([2, ''])
  })

  it('is reported on standard error of the process, which exits with 2', async () => {
    const { status, stdout, stderr } = await started('prepress', 'look', 'in').ended
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^kisscut: There is no command “look”\.\nUsage: kisscut prepress /)
  })

  it('differs from a full disk, which exits with 1 and one line', async () => {
    const { ended } = startKisscut(['prepress', 'check', 'in/disc.svg'], {
      folder,
      temp: join(folder, 'nowhere'),
    })
    const { status, stdout, stderr } = await ended
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^kisscut: ENOENT: [^\n]*\n$/)
  })

  it('differs from a request for help', async () => {
    const whole = await started('prepress', '--help').ended
    for (const ended of [whole, await kisscut('--help'), await kisscut('prepress', 'contour', '--help')]) {
      const { status, stdout, stderr } = ended
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(/^Usage: kisscut prepress /)
    }
  })
})

import { gradientOf } from './gradients.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { figures, isHidden, numbers, write, type Operator, type Pen } from './pen.ts'

const points =
  (operator: string, count: number): Operator =>
  (pen, operands) => {
    pen.path += `${figures(numbers(operands, count))} ${operator}\n`
  }

export interface PathPainting {
  readonly fill?: 'f' | 'f*'
  readonly stroke?: boolean
}

/**
 * Fills and strokes a path with the current paints: colors with operators, gradients through the path as a
 * clip.
 */
export function drawPath(pen: Pen, path: string, { fill, stroke = false }: PathPainting): void {
  if (path === '' || isHidden(pen)) return
  const filled = fill && pen.state.fill.kind !== 'none'
  const stroked = stroke && pen.state.stroke.kind !== 'none'
  const { fill: paint, stroke: line } = pen.state
  if (stroked && line.kind !== 'color') throw new NotAsVectors('lines in a pattern')
  if (filled || stroked) pen.work.hasVectors = true
  if (filled && paint.kind !== 'color') {
    if (paint.kind === 'pattern')
      write(pen, `q\n${path}${fill === 'f' ? 'W' : 'W*'} n\n${gradientOf(pen, paint.pattern)}Q\n`)
    else if (paint.kind === 'tiles') {
      if (paint.of !== pen.drawing) throw new NotAsVectors('tiles from outside of a group')
      write(pen, `q\n/Pattern cs /${paint.name} scn\n${path}${fill}\nQ\n`)
    }
    if (stroked) write(pen, `${path}S\n`)
  } else if (filled && stroked) write(pen, `${path}${fill === 'f' ? 'B' : 'B*'}\n`)
  else if (filled) write(pen, `${path}${fill}\n`)
  else if (stroked) write(pen, `${path}S\n`)
}

const painting =
  (drawn: PathPainting, close = false): Operator =>
  (pen) => {
    const path = pen.path === '' || !close ? pen.path : `${pen.path}h\n`
    drawPath(pen, path, drawn)
    if (pen.clip !== '' && path !== '') write(pen, `${path}${pen.clip} n\n`)
    pen.path = ''
    pen.clip = ''
  }

export const PATH_OPERATORS: Readonly<Record<string, Operator>> = {
  m: points('m', 2),
  l: points('l', 2),
  c: points('c', 6),
  v: points('v', 4),
  y: points('y', 4),
  re: points('re', 4),
  h: (pen) => void (pen.path !== '' && (pen.path += 'h\n')),
  n: painting({}),
  S: painting({ stroke: true }),
  s: painting({ stroke: true }, true),
  f: painting({ fill: 'f' }),
  F: painting({ fill: 'f' }),
  'f*': painting({ fill: 'f*' }),
  B: painting({ fill: 'f', stroke: true }),
  'B*': painting({ fill: 'f*', stroke: true }),
  b: painting({ fill: 'f', stroke: true }, true),
  'b*': painting({ fill: 'f*', stroke: true }, true),
  W: (pen) => void (pen.clip = 'W'),
  'W*': (pen) => void (pen.clip = 'W*'),
}

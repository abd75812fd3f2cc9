import { NO_STROKE } from '@kisscut/core/design'
import type { ClipartItem, RegionPaint } from '../design/index.ts'
import { paintOf, paintRow, strokeOf, strokeRow, type Row } from '../design-json/fields.ts'
import { regionPaintOf } from './region-look.ts'

/** Region paints as rows of their records. REC-52. */
export const regionRowsOf = (regions: ClipartItem['regions']) =>
  Object.entries(regions).map(([region, paint]) => ({
    region,
    ...paintRow(paint, 'color', 'custom_color'),
    ...strokeRow(paint.stroke ?? NO_STROKE, 'stroke', 'stroke_width'),
  }))

/** A region's paint from its row; a row without stroke columns has no stroke. */
export const regionPaintOfRow = (row: Row): RegionPaint =>
  regionPaintOf(
    paintOf(row, 'color', 'custom_color'),
    row['stroke_width'] == null
      ? NO_STROKE
      : strokeOf({ stroke_color: null, custom_stroke_color: null, ...row }, 'stroke', 'stroke_width'),
  )

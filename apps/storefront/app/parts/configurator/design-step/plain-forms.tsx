import { uploadProductOf } from '@kisscut/artwork/design'
import { dieLinesOf } from '@kisscut/core/configuration'
import {
  CONTOUR_HOLES,
  CONTOUR_HOLES_CHOICES,
  CONTOUR_MAXIMUM,
  FINISHED_SIZE,
  showFinishedSize,
} from '@kisscut/core/design'
import { inUnit, showLength, showSize } from '@kisscut/core/units'
import { SHAPE_NAMES, shapesOffered } from '@kisscut/editors/upload/shapes'
import { VECTORIZE_COLORS, vectorizePrice } from '@kisscut/core/vectorize'
import type { ProductPage } from '@kisscut/shop'
import type { ReactNode } from 'react'
import { showMoney } from '../../money/format.ts'
import { useDisplayPreferences, useLocale, useUnit } from '../../page/locale.tsx'
import { cornersCharge } from '../options/corners-charge.ts'
import { PAGES } from './pages.ts'
import * as messages from '../../../messages/upload.ts'
import css from './plain-forms.module.css'

type Configured = NonNullable<ProductPage['configured']>
type Artwork = NonNullable<Configured['userFile']>

/** The design step without scripts: upload, remove, cut shape and retouching. */
export function PlainForms({ page }: { readonly page: ProductPage & { readonly configured: Configured } }) {
  const { userFile, fileSize, dieLine, revision, design, configuration } = page.configured
  const charge = cornersCharge(page.product, configuration, page.currency, useLocale())
  const { width, height } = design
  const shapes = shapesOffered(dieLinesOf(page.product), width === height, dieLine)
  return (
    <div className={css.forms}>
      <form method="post" encType="multipart/form-data" className={css.form}>
        <label htmlFor="file" className={css.title}>
          {userFile ? messages.changeFile : messages.yourArtwork}
        </label>
        <input id="file" type="file" name="file" required className={css.file} />
        <p>{messages.fileKinds}</p>
        <Submit>{messages.upload}</Submit>
      </form>
      {userFile && (
        <form method="post" className={css.form}>
          <p className={css.title}>{userFile.name}</p>
          <p>{aboutFile(userFile)}</p>
          {fileSize && (dieLine !== 'contour' || fileSize.isCut) && <FileSize page={page} made={fileSize} />}
          <button type="submit" name="remove" value={userFile.id} className={css.button}>
            {messages.removeFile}
          </button>
        </form>
      )}
      {(shapes.length > 1 || dieLine === 'contour') && (
        <form method="post" className={css.form}>
          <input type="hidden" name="revision" value={revision} />
          <label htmlFor="dieLine" className={css.title}>
            {messages.cutLine}
          </label>
          <select id="dieLine" name="dieLine" defaultValue={dieLine}>
            {shapes.map((shape) => (
              <option key={shape} value={shape}>
                {SHAPE_NAMES[shape]}
                {shape === 'rounded_corner' && charge && `, ${charge}`}
              </option>
            ))}
          </select>
          {dieLine === 'contour' && <ContourFields design={design} />}
          <Submit>{messages.useCutLine}</Submit>
        </form>
      )}
      {userFile && <PlacementForm configured={page.configured} />}
      {userFile && <RetouchForms page={page} file={userFile} />}
    </div>
  )
}

/** Orders the file's own size with one click. FILE-19. */
function FileSize({
  page,
  made,
}: {
  readonly page: ProductPage
  readonly made: NonNullable<Configured['fileSize']>
}) {
  const { unit, locale } = useDisplayPreferences()
  const size = showSize(made.width, made.height, unit, locale)
  return (
    <>
      <p>
        {made.isCut
          ? messages.fileCut(size)
          : made.bleed > 0
            ? messages.fileWithBleed(size, showLength(made.bleed.toFixed(3), unit, locale))
            : messages.fileIs(size)}
      </p>
      {made.total !== null && (
        <>
          <input type="hidden" name="width" value={made.width} />
          <input type="hidden" name="height" value={made.height} />
          <button type="submit" name="resize" value="size" className={css.button}>
            {messages.orderFileSize(size, showMoney(made.total, page.currency, locale))}
          </button>
        </>
      )}
    </>
  )
}

/** Fits the artwork inside the cut line, or over a shape with its bleed, with the resulting size. DESIGN-28. */
function PlacementForm({ configured: { dieLine, finished, revision } }: { readonly configured: Configured }) {
  const { unit, locale } = useDisplayPreferences()
  return (
    <form method="post" className={css.form}>
      <input type="hidden" name="revision" value={revision} />
      <p className={css.title}>{messages.placement}</p>
      <p>
        {FINISHED_SIZE}: {showFinishedSize(finished, unit, locale)}
      </p>
      <div className={css.pages}>
        {(dieLine === 'contour' ? (['fit'] as const) : (['fit', 'fill'] as const)).map((to) => (
          <button key={to} type="submit" name="place" value={to} className={css.button}>
            {messages[to]}
          </button>
        ))}
      </div>
    </form>
  )
}

/** Offset, smoothness and holes of the contour. DESIGN-23. */
function ContourFields({ design }: { readonly design: Configured['design'] }) {
  const unit = useUnit()
  const { contourOffset, contourSmoothness, contourHoles } = uploadProductOf(design)
  const { offset, smoothness } = CONTOUR_MAXIMUM
  const furthest = inUnit(String(offset), unit)
  return (
    <>
      <Figure
        name="contour_offset"
        label={messages.offset(furthest, unit)}
        least={0}
        most={Number(furthest)}
        usual={Number(inUnit(String(contourOffset), unit))}
        step="any"
      />
      <Figure
        name="contour_smoothness"
        label={messages.smoothness(smoothness)}
        least={0}
        most={smoothness}
        usual={contourSmoothness}
        step="any"
      />
      <label className={css.figure}>
        <span className={css.title}>{messages.holes}</span>
        <select name="contour_holes" defaultValue={contourHoles}>
          {CONTOUR_HOLES.map((holes) => (
            <option key={holes} value={holes}>
              {CONTOUR_HOLES_CHOICES[holes]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const aboutFile = ({ isVector, pixelWidth, pixelHeight }: Artwork) =>
  isVector ? messages.vectorArtwork : messages.pixels(pixelWidth, pixelHeight)

/** A form for each change; the shop reads the same fields from all of them. */
function RetouchForms({ page, file }: { readonly page: ProductPage; readonly file: Artwork }) {
  const locale = useLocale()
  const price = vectorizePrice({
    templateOverride: page.product.vectorizePriceOverride,
    templateDefault: page.product.defaultVectorizationPrice,
  })
  const isFree = price === null || Number(price) === 0
  return (
    <>
      {file.pages > 1 && (file.madeBy === null || file.madeBy === 'page') && (
        <form method="post" className={css.form}>
          <PageField file={file} />
          <Submit retouch="choose-page">{messages.printPage}</Submit>
        </form>
      )}
      {!file.isVector && (
        <>
          <form method="post" className={css.form}>
            <Figure name="tolerance" label={messages.tolerance} least={1} most={100} usual={28} />
            <Submit retouch="remove-background">{messages.removeBackground}</Submit>
          </form>
          <form method="post" className={css.form}>
            <Figure
              name="colors"
              label={messages.colors(VECTORIZE_COLORS.least, VECTORIZE_COLORS.most)}
              {...VECTORIZE_COLORS}
            />
            <Submit retouch="vectorize">
              {isFree ? messages.vectorize : messages.vectorizeFor(showMoney(price, page.currency, locale))}
            </Submit>
          </form>
        </>
      )}
      <form method="post" className={css.form}>
        <fieldset className={css.crop}>
          <legend className={css.title}>{messages.crop}</legend>
          <Figure name="crop_x" label={messages.fromLeft} least={0} most={98} usual={0} step="any" />
          <Figure name="crop_y" label={messages.fromTop} least={0} most={98} usual={0} step="any" />
          <Figure name="crop_width" label={messages.width} least={2} most={100} usual={100} step="any" />
          <Figure name="crop_height" label={messages.height} least={2} most={100} usual={100} step="any" />
        </fieldset>
        <Submit retouch="crop">{messages.cropToPart}</Submit>
      </form>
      {file.madeBy !== null && (
        <form method="post" className={css.form}>
          <Submit retouch="restore-original">{messages.original}</Submit>
        </form>
      )}
    </>
  )
}

/** The choice of a page by its picture, or by its number in a longer document. */
function PageField({ file: { id, pages, page, madeBy, originalId } }: { readonly file: Artwork }) {
  const chosen = page ?? 1
  if (pages > PAGES.most)
    return <Figure name="page" label={messages.pageUpTo(pages)} least={1} most={pages} usual={chosen} />
  const documentId = (madeBy === 'page' ? originalId : null) ?? id
  return (
    <fieldset className={css.pages}>
      <legend className={css.title}>{messages.pageOrArtboard}</legend>
      {Array.from({ length: pages }, (_, at) => at + 1).map((each) => (
        <label key={each} className={css.page}>
          <img src={PAGES.thumbnail(documentId, each)} alt="" loading="lazy" />
          <span>
            <input type="radio" name="page" value={each} defaultChecked={each === chosen} />
            {messages.page(each)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface FigureProps {
  readonly name: string
  readonly label: string
  readonly least: number
  readonly most: number
  readonly usual: number
  readonly step?: 'any'
}

function Figure({ name, label, least, most, usual, step }: FigureProps) {
  return (
    <label className={css.figure}>
      <span className={css.title}>{label}</span>
      <input
        type="number"
        name={name}
        min={least}
        max={most}
        step={step}
        defaultValue={usual}
        inputMode="decimal"
        required
      />
    </label>
  )
}

function Submit({ retouch, children }: { readonly retouch?: string; readonly children: ReactNode }) {
  return (
    <button type="submit" name={retouch && 'retouch'} value={retouch} className={css.button}>
      {children}
    </button>
  )
}

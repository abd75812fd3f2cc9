import type { DieLine } from '@kisscut/core/configuration'
import { showLength, showSize } from '@kisscut/core/units'
import { GUIDE_FORMATS, GUIDE_SHAPE } from '@kisscut/shop/guide-fields'
import type { GuidePage } from '@kisscut/shop'
import { Link } from '../../../parts/page/link.tsx'
import { urlFor } from '../../../links/url-for.ts'
import { classOf } from '../../../parts/action/looks.ts'
import { Button } from '../../../parts/action/button.tsx'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { errorsAsProblems, FieldProblems } from '../../../parts/form/field-problems.tsx'
import { Select, TextInput } from '../../../parts/form/text-input.tsx'
import { useDisplayPreferences } from '../../../parts/page/locale.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import { HelpPage } from '../page/help-page.tsx'
import type { GuideDrawing } from './guide-drawing.server.ts'
import { GuidePicture } from './guide-picture.tsx'
import * as messages from '../../../messages/guides.ts'
import css from './guide.module.css'

interface Typed {
  /** Name of the field with the unit. */
  readonly unitField: string
  readonly width: string
  readonly height: string
}

interface GuideViewProps {
  readonly place: { readonly categoryPath: string; readonly slug: string }
  readonly page: GuidePage
  /** Its sides in the shopper's unit. */
  readonly typed: Typed
  /** Null if the product isn't available in this size. */
  readonly drawing: GuideDrawing | null
}

const queryOf = (width: string, height: string, shape: DieLine) =>
  `?${new URLSearchParams({ width, height, [GUIDE_SHAPE]: shape })}`

/** The guide files of a product, by size and shape. GUIDE-3. */
export function GuideView({ place, page, typed, drawing }: GuideViewProps) {
  const { unit, locale } = useDisplayPreferences()
  const { name, width, height, shape, rules } = page
  const url = urlFor('guide', place)
  return (
    <HelpPage
      crumbs={[
        { name: messages.title, url: urlFor('artworkGuide') },
        { name, url },
      ]}
      title={messages.templateOf(name)}
      text={messages.templateText}
    >
      <div className={css.columns}>
        {drawing && (
          <GuidePicture
            drawing={drawing}
            label={messages.drawing(showSize(width, height, unit, locale))}
            bleed={showLength(String(rules.bleed), unit, locale)}
            safeArea={showLength(String(rules.safeArea), unit, locale)}
          />
        )}
        <Sheet className={css.choices}>
          <Sizes page={page} url={url} />
          <OtherSize page={page} typed={typed} />
          {drawing && (
            <div className={css.files}>
              {shape === 'contour' && <p className={css.note}>{messages.contourNote}</p>}
              <div className={css.downloads}>
                {GUIDE_FORMATS.map((format) => (
                  <a
                    key={format}
                    href={urlFor('guideFile', { ...place, format }) + queryOf(width, height, shape)}
                    download
                    className={classOf({ kind: format === 'pdf' ? 'primary' : 'outline', size: 'large' })}
                  >
                    {messages.download[format]}
                  </a>
                ))}
              </div>
              <p className={css.note}>{messages.forIllustrator}</p>
            </div>
          )}
        </Sheet>
      </div>
      <section className={css.steps} aria-labelledby="how-to">
        <h2 id="how-to">{messages.howTo}</h2>
        <ol>
          {messages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={css.on}>
          {page.productUrl !== '' && <ButtonLink to={page.productUrl}>{messages.order(name)}</ButtonLink>}
          <Link to={urlFor('artworkGuide')}>{messages.allGuidelines}</Link>
        </div>
      </section>
    </HelpPage>
  )
}

/** The preset sizes as links. */
function Sizes({ page, url }: { readonly page: GuidePage; readonly url: string }) {
  const { unit, locale } = useDisplayPreferences()
  if (page.sizes.length === 0) return null
  return (
    <div className={css.group}>
      <h2 className={css.groupTitle}>{messages.size}</h2>
      <ul className={css.sizes}>
        {page.sizes.map(({ width, height }) => (
          <li key={`${width} ${height}`}>
            <a
              href={url + queryOf(width, height, page.shape)}
              aria-current={
                Number(width) === Number(page.width) && Number(height) === Number(page.height)
                  ? 'true'
                  : undefined
              }
            >
              {showSize(width, height, unit, locale)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A custom size, where the product has one, and the shape. */
function OtherSize({ page, typed }: { readonly page: GuidePage; readonly typed: Typed }) {
  const { unit } = useDisplayPreferences()
  const { errors, shapes, allowCustomSize } = page
  // If sides can't be typed, their errors are shown here. SIZE-13.
  const ofSize = ['size', ...(allowCustomSize ? [] : ['width', 'height'])].flatMap(
    (name) => errors[name] ?? [],
  )
  if (!allowCustomSize && shapes.length < 2) return <FieldProblems problems={errorsAsProblems(ofSize)} />
  return (
    <form method="get" className={css.group}>
      {allowCustomSize && <h2 className={css.groupTitle}>{messages.customSize}</h2>}
      <FieldProblems problems={errorsAsProblems(ofSize)} />
      <input type="hidden" name={typed.unitField} value={unit} />
      <div className={css.sides}>
        {(['width', 'height'] as const).map((side) =>
          allowCustomSize ? (
            <Field key={side} label={messages[side]} problems={errorsAsProblems(errors[side])}>
              {(control) => (
                <TextInput
                  {...control}
                  name={side}
                  unit={unit}
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={typed[side]}
                />
              )}
            </Field>
          ) : (
            <input key={side} type="hidden" name={side} value={typed[side]} />
          ),
        )}
      </div>
      {shapes.length > 1 && (
        <Field label={messages.shape}>
          {(control) => (
            <Select {...control} name={GUIDE_SHAPE} defaultValue={page.shape}>
              {shapes.map((shape) => (
                <option key={shape} value={shape}>
                  {messages.shapes[shape]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Button type="submit">{messages.show}</Button>
    </form>
  )
}

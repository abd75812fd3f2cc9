import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '../../../parts/action/button.tsx'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Field } from '../../../parts/form/field.tsx'
import { errorsAsProblems } from '../../../parts/form/field-problems.tsx'
import { TextInput } from '../../../parts/form/text-input.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { useShopTime } from '../../../parts/page/locale.tsx'
import { VisuallyHidden } from '../../../parts/page/visually-hidden.tsx'
import { Sheet } from '../../../parts/sheet/sheet.tsx'
import { NewLink } from './new-link.tsx'
import type { Result, ShownDesign } from './shown.ts'
import * as messages from '../../../messages/designs.ts'
import css from './design-card.module.css'

interface Props {
  readonly design: ShownDesign
  /** The result of its last form. */
  readonly result: Result | null
}

/** A design with its picture and actions; works without scripts. TOOL-8. */
export function DesignCard({ design, result }: Props) {
  const showDay = useShopTime({ dateStyle: 'medium' })
  const { id, url, finalizeUrl, isFinal, isShared, productClass } = design
  const mayShare = productClass === 'custom' && url !== ''
  const product = design.product || messages.goneProduct
  const shown = design.name || product
  const wrong =
    result?.error ?? Object.entries(result?.errors ?? {}).find(([name]) => name !== 'name')?.[1][0]
  const isOpen = result?.errors['name'] !== undefined
  return (
    <Sheet as="article" padding="none" className={css.card}>
      <DesignPicture design={design} name={shown} />
      <div className={css.words}>
        <h2 className={css.name}>{url === '' ? shown : <Link to={url}>{shown}</Link>}</h2>
        {design.name !== '' && <p className={css.product}>{product}</p>}
        <p className={css.time}>
          <time dateTime={design.changed}>{messages.changedOn(showDay(design.changed))}</time>
        </p>
        {wrong && <Notice kind="error">{wrong}</Notice>}
        {url !== '' && (
          <div className={css.actions}>
            <ButtonLink to={url} size="small">
              {messages.edit}
              <VisuallyHidden>{shown}</VisuallyHidden>
            </ButtonLink>
            {isFinal ? (
              <Act intent="add-to-cart" id={id}>
                <input type="hidden" name="class" value={productClass} />
                <Button type="submit" kind="primary" size="small">
                  {messages.addToCart}
                  <VisuallyHidden>{shown}</VisuallyHidden>
                </Button>
              </Act>
            ) : (
              design.hasArtwork &&
              finalizeUrl !== '' && (
                <ButtonLink to={finalizeUrl} kind="primary" size="small">
                  {messages.order}
                  <VisuallyHidden>{shown}</VisuallyHidden>
                </ButtonLink>
              )
            )}
          </div>
        )}
        {result?.link && <NewLink link={result.link} />}
        <details className={css.more} open={isOpen || undefined}>
          <summary>
            {messages.more}
            <VisuallyHidden>{messages.moreOf(shown)}</VisuallyHidden>
          </summary>
          <div className={css.forms}>
            <Act intent="rename" id={id} isRow>
              <Field label={messages.name} problems={errorsAsProblems(result?.errors['name'])}>
                {(control) => (
                  <TextInput
                    {...control}
                    name="name"
                    defaultValue={design.name}
                    placeholder={product}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Button type="submit" size="small">
                {messages.rename}
              </Button>
            </Act>
            {url !== '' && (
              <Act intent="duplicate" id={id}>
                <Button type="submit" size="small">
                  {messages.duplicate}
                </Button>
              </Act>
            )}
            {mayShare && (
              <Act intent="share" id={id}>
                <p className={css.time}>
                  <strong>{messages.share}.</strong> {messages.shareText}
                </p>
                <Button type="submit" size="small">
                  {messages.makeLink}
                </Button>
              </Act>
            )}
            {isShared && (
              <Act intent="unshare" id={id}>
                <p className={css.time}>{messages.shared}</p>
                <Button type="submit" size="small">
                  {messages.unshare}
                </Button>
              </Act>
            )}
            <details className={css.remove}>
              <summary>{messages.remove}</summary>
              <Act intent="remove" id={id}>
                <p className={css.time}>{messages.removeText}</p>
                <Button type="submit" size="small">
                  {messages.removeForGood}
                  <VisuallyHidden>{shown}</VisuallyHidden>
                </Button>
              </Act>
            </details>
          </div>
        </details>
      </div>
    </Sheet>
  )
}

interface ActProps {
  readonly intent: string
  readonly id: string
  /** The button is beside the field. */
  readonly isRow?: boolean
  readonly children: ReactNode
}

/** A form for one design. */
const Act = ({ intent, id, isRow, children }: ActProps) => (
  <form method="post" className={isRow ? `${css.form} ${css.row}` : css.form}>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={id} />
    {children}
  </form>
)

/** Longer side of a picture in pixels. */
const PIXELS = 480

/** The last drawn picture; if there is none, the press draws one when it comes into view. */
function DesignPicture({ design, name }: { readonly design: ShownDesign; readonly name: string }) {
  const { id, previewUrl, hasArtwork, productPicture, url } = design
  const drawn = hasArtwork ? `/prepress/api/v1/custom/${id}/preview.png/?pixels=${PIXELS}` : null
  const src = previewUrl ?? drawn ?? productPicture
  const isProduct = src === productPicture
  const picture =
    src === null ? (
      <span className={css.noPicture} />
    ) : (
      <img
        src={src}
        alt=""
        width={PIXELS}
        height={PIXELS}
        loading="lazy"
        data-product={isProduct || undefined}
      />
    )
  if (url === '') return <span className={css.picture}>{picture}</span>
  return (
    <Link
      to={url}
      className={css.picture}
      aria-label={messages.pictureOf(name)}
      tabIndex={-1}
      aria-hidden="true"
    >
      {picture}
    </Link>
  )
}

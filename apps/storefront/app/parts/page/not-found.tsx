import { urlFor } from '../../links/url-for.ts'
import { ButtonLink } from '../action/button.tsx'
import { Column } from './column.tsx'
import css from './missing.module.css'

/** 404: a sheet from which this page's sticker has been peeled. */
export function NotFound() {
  return (
    <Column className={css.missing}>
      <div className={css.sheet} aria-hidden="true">
        <span className={css.peeled}>4</span>
        <span className={css.hole} />
        <span className={css.peeled}>4</span>
      </div>
      <div className={css.words}>
        <h1>This one has been peeled off</h1>
        <p>
          There is nothing at this address any more, or there never was. The backing sheet is all that is
          left. What we do have is on the shelves.
        </p>
        <ButtonLink to={urlFor('home')} kind="primary">
          Back to the shop
        </ButtonLink>
      </div>
    </Column>
  )
}

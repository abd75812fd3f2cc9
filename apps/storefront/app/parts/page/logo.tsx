import css from './logo.module.css'

interface Props {
  /** Name of the shop. */
  readonly name: string
  /** Path of its picture; null for the name inside a die line. */
  readonly src: string | null
}

/** The shop's own picture, or its name inside a die line. SETTINGS-3. */
export function Logo({ name, src }: Props) {
  if (src !== null) return <img className={css.picture} src={src} alt={name} />
  return (
    <span className={css.logo}>
      <svg className={css.dieLine} aria-hidden="true">
        <rect x="1" y="1" rx="11" ry="11" width="calc(100% - 2px)" height="calc(100% - 2px)" />
      </svg>
      {name}
    </span>
  )
}

import * as messages from '../../../messages/configurator.ts'
import css from './steps.module.css'

interface StepsProps {
  /** 1, 2 or 3. */
  readonly current: number
  /** URL of each step; null for one that can't be opened yet. */
  readonly urls?: readonly (string | null)[]
}

/** The shopper's progress from product details to the cart; completed steps are links. */
export function Steps({ current, urls = [] }: StepsProps) {
  return (
    <nav aria-label={messages.stepsToProduct} className={css.steps}>
      <ol className={css.list}>
        {messages.steps.map((name, at) => (
          <Step key={name} name={name} number={at + 1} current={current} url={urls[at] ?? null} />
        ))}
      </ol>
    </nav>
  )
}

interface StepProps {
  readonly name: string
  readonly number: number
  readonly current: number
  readonly url: string | null
}

function Step({ name, number, current, url }: StepProps) {
  const place = number === current ? css.current : number < current ? css.done : css.ahead
  const inside = (
    <>
      <span className={css.number}>{number}</span>
      <span className={css.name}>{name}</span>
    </>
  )
  return (
    <li className={`${css.step} ${place}`}>
      {url && number !== current ? (
        <a href={url} className={css.inside}>
          {inside}
        </a>
      ) : (
        <span className={css.inside} aria-current={number === current ? 'step' : undefined}>
          {inside}
        </span>
      )}
    </li>
  )
}

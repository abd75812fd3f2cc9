import {
  BARCODE_TYPES,
  QR_TYPES,
  readBarcode,
  readQr,
  type BarcodeType,
  type QrContent,
  type QrType,
} from '@kisscut/core/codes'
import { messageOf } from '@kisscut/core/problem'
import { useId, useState, type FormEvent } from 'react'
import * as messages from '../../messages/design-tools.ts'
import type { CodeContent } from '../elements/add.ts'
import css from './panel.module.css'

type Field = keyof typeof messages.codeFields
type Kind = 'qr' | BarcodeType

/** The fields of each kind of QR code. CODE-3. */
const QR_FIELDS: Readonly<Record<QrType, readonly Field[]>> = {
  website: ['address'],
  contact: ['firstName', 'lastName', 'telephone', 'email', 'company', 'title', 'website'],
  text_message: ['telephone', 'message'],
  custom: ['text'],
}
/** The field beside which a problem is shown. */
const PROBLEM_FIELD: Readonly<Record<QrType, Field>> = {
  website: 'address',
  contact: 'firstName',
  text_message: 'telephone',
  custom: 'text',
}
const INPUT_TYPES: Readonly<Partial<Record<Field, string>>> = {
  address: 'url',
  website: 'url',
  telephone: 'tel',
  email: 'email',
}
const LONG: ReadonlySet<Field> = new Set(['message', 'text'])

interface Props {
  /** Current content of a code; null for a new one. */
  readonly code: CodeContent | null
  readonly submitLabel: string
  /** Rejects where the drawing code can't be loaded. */
  readonly onSubmit: (content: CodeContent) => Promise<void>
}

/** One form per kind of code, with the rule's own words at the field. EDIT-3. */
export function CodeForm({ code, submitLabel, onSubmit }: Props) {
  const id = useId()
  const [kind, setKind] = useState<Kind>(code?.code.type === 'bar' ? code.code.barcode : 'qr')
  const [qrType, setQrType] = useState<QrType>(() => qrTypeOf(code))
  const [values, setValues] = useState<Partial<Record<Field, string>>>(() => valuesOf(code))
  const [problem, setProblem] = useState<{ readonly field: Field; readonly text: string } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const fields: readonly Field[] = kind === 'qr' ? QR_FIELDS[qrType] : ['data']
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasFailed(false)
    const value = (field: Field) => values[field] ?? ''
    const reading = kind === 'qr' ? readQr(contentOf(qrType, value)) : readBarcode(kind, value('data'))
    if ('problem' in reading) {
      const field = kind === 'qr' ? PROBLEM_FIELD[qrType] : 'data'
      setProblem({ field, text: messageOf(reading.problem) })
      document.getElementById(`${id}-${field}`)?.focus()
      return
    }
    setProblem(null)
    onSubmit({
      code: kind === 'qr' ? { type: 'qr' } : { type: 'bar', barcode: kind },
      data: reading.data,
    }).catch(() => setHasFailed(true))
  }
  return (
    <form className={css.section} noValidate onSubmit={submit}>
      <label className={css.label}>
        {messages.codeKind}
        <select
          className={css.input}
          value={kind}
          onChange={({ currentTarget }) => {
            setKind(currentTarget.value as Kind)
            setProblem(null)
          }}
        >
          <option value="qr">{messages.qrCode}</option>
          {BARCODE_TYPES.map((type) => (
            <option key={type} value={type}>
              {messages.barcodeNames[type]}
            </option>
          ))}
        </select>
      </label>
      {kind === 'qr' && (
        <label className={css.label}>
          {messages.qrKind}
          <select
            className={css.input}
            value={qrType}
            onChange={({ currentTarget }) => {
              setQrType(currentTarget.value as QrType)
              setProblem(null)
            }}
          >
            {QR_TYPES.map((type) => (
              <option key={type} value={type}>
                {messages.qrKinds[type]}
              </option>
            ))}
          </select>
        </label>
      )}
      {fields.map((field) => {
        const isWrong = problem?.field === field
        const shared = {
          id: `${id}-${field}`,
          className: css.input,
          value: values[field] ?? '',
          'aria-invalid': isWrong,
          'aria-describedby': `${id}-${field}-wrong`,
          autoComplete: 'off',
        }
        const set = (value: string) => setValues({ ...values, [field]: value })
        return (
          <div key={field}>
            <label className={css.label}>
              {messages.codeFields[field]}
              {LONG.has(field) ? (
                <textarea {...shared} rows={3} onChange={({ currentTarget }) => set(currentTarget.value)} />
              ) : (
                <input
                  {...shared}
                  type={INPUT_TYPES[field] ?? 'text'}
                  onChange={({ currentTarget }) => set(currentTarget.value)}
                />
              )}
            </label>
            <p id={`${id}-${field}-wrong`} role="status" className={css.error}>
              {isWrong && problem.text}
            </p>
          </div>
        )
      })}
      {hasFailed && (
        <p role="alert" className={css.error}>
          {messages.notFetched}
        </p>
      )}
      <button type="submit" className={css.main}>
        {submitLabel}
      </button>
    </form>
  )
}

function contentOf(type: QrType, value: (field: Field) => string): QrContent {
  switch (type) {
    case 'website':
      return { type, address: value('address') }
    case 'text_message':
      return { type, telephone: value('telephone'), message: value('message') }
    case 'custom':
      return { type, text: value('text') }
    case 'contact':
      return {
        type,
        contact: {
          firstName: value('firstName'),
          lastName: value('lastName'),
          telephone: value('telephone'),
          email: value('email'),
          company: value('company'),
          title: value('title'),
          website: value('website'),
        },
      }
  }
}

/** The kind of a QR code's form, as far as its data shows it: a website, a message, otherwise plain text. */
function qrTypeOf(code: CodeContent | null): QrType {
  if (!code || /^https?:\/\//i.test(code.data)) return 'website'
  return code.data.startsWith('SMSTO:') ? 'text_message' : 'custom'
}

function valuesOf(code: CodeContent | null): Partial<Record<Field, string>> {
  if (!code) return {}
  const { data } = code
  if (code.code.type === 'bar') return { data }
  const [, telephone, message] = /^SMSTO:([^:]*):([\s\S]*)$/.exec(data) ?? []
  if (telephone !== undefined) return { telephone, message: message ?? '' }
  return qrTypeOf(code) === 'website' ? { address: data } : { text: data }
}

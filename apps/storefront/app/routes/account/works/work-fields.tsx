import { ARTWORK_FILE } from '../../../parts/artwork-file/artwork-file.ts'
import { Field } from '../../../parts/form/field.tsx'
import { errorsAsProblems } from '../../../parts/form/field-problems.tsx'
import { Select } from '../../../parts/form/text-input.tsx'
import { TextAreaField, TextField } from '../../../parts/form/text-field.tsx'
import type { Rejected } from '../../../parts/form/responses.ts'
import * as messages from '../../../messages/works.ts'
import css from './works-view.module.css'

/** A base product or a category of a work. */
export interface Choice {
  readonly id: string
  readonly name: string
}

type OfResult = { readonly result: Pick<Rejected, 'errors'> | null }

interface FileFieldProps extends OfResult {
  readonly label: string
  readonly hint: string
  readonly required?: boolean
}

export const FileField = ({ label, hint, required, result }: FileFieldProps) => (
  <Field label={label} hint={hint} problems={errorsAsProblems(result?.errors['file'])}>
    {(control) => (
      <input
        {...control}
        className={css.file}
        {...ARTWORK_FILE}
        required={required}
        accept=".svg,.png,.jpg,.jpeg,.webp,image/*"
      />
    )}
  </Field>
)

interface WordFieldsProps extends OfResult {
  readonly name: string | undefined
  readonly description: string | undefined
}

export const WordFields = ({ name, description, result }: WordFieldsProps) => (
  <>
    <TextField
      label={messages.name}
      name="name"
      autoComplete="off"
      maxLength={200}
      required
      defaultValue={name}
      result={result}
    />
    <TextAreaField
      label={messages.description}
      hint={messages.descriptionHint}
      name="description"
      maxLength={2000}
      defaultValue={description}
      result={result}
    />
  </>
)

interface CategoryFieldProps extends OfResult {
  readonly categories: readonly Choice[]
  readonly chosen: string | undefined
}

/** The work's category. */
export const CategoryField = ({ categories, chosen, result }: CategoryFieldProps) => (
  <Field label={messages.category} problems={errorsAsProblems(result?.errors['category'])}>
    {(control) => (
      <Select {...control} name="category" defaultValue={chosen}>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

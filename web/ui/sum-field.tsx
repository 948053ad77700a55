import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '../../worker/contracts/challenge'
import { TextField } from './field'

interface SumFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  /** The question; null while it is on its way. */
  sum: Challenge | null
}

/** The sum question of a form. Its place is there before the question is, so that nothing moves when that comes. */
export function SumField({ sum, hint, ...input }: SumFieldProps) {
  const { t } = useTranslation()
  if (!sum)
    return (
      <div aria-hidden className="invisible">
        <TextField label="?" hint={hint} />
      </div>
    )
  return (
    <TextField
      label={t('sum', { a: sum.a, b: sum.b })}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      className="tabular max-w-24"
      {...input}
    />
  )
}

import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '../../worker/contracts/challenge'
import { TextField } from './field'

interface SumFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  sum: Challenge | null
}

/** The sum question. Its space is reserved to avoid a layout shift. */
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
      enterKeyHint="send"
      maxLength={3}
      className="tabular max-w-24"
      {...input}
    />
  )
}

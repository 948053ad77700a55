import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/field'
import { SumField } from '../../../ui/sum-field'
import { Agreements } from './agreements'
import { MoreFields } from './more-fields'
import { useFaultText } from '../use-fault-text'
import type { SheetRequest } from '../use-request'

/** Who asks; the name has the focus first. */
export function GuestFields({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const textOf = useFaultText()
  const { draft, faults, change } = request
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <TextField
        ref={first}
        label={t('name')}
        autoComplete="name"
        enterKeyHint="next"
        required
        value={draft.name}
        error={textOf(faults.name)}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        type="email"
        inputMode="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        enterKeyHint="next"
        required
        value={draft.email}
        error={textOf(faults.email)}
        onChange={({ target }) => change({ email: target.value })}
      />
      <SumQuestion request={request} />
      <MoreFields request={request} />
      <Agreements request={request} />
    </>
  )
}

function SumQuestion({ request: { sum, faults } }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const textOf = useFaultText()
  if (!sum.isAsked) return null
  return (
    <SumField
      sum={sum.question}
      hint={t('sumHint')}
      error={textOf(faults.sum)}
      value={sum.answer}
      onChange={({ target }) => sum.setAnswer(target.value)}
    />
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/field'
import { SumField } from '../../../ui/sum-field'
import { Agreements } from './agreements'
import { MoreFields } from './more-fields'
import { useFaultText } from '../use-fault-text'
import type { SheetRequest } from '../use-request'
import { useTextControl } from '../use-text-control'

/** Who is asking; the name gets the initial focus. */
export function GuestFields({ request }: { request: SheetRequest }) {
  return (
    <>
      <NameField request={request} />
      <EmailField request={request} />
      <SumQuestion request={request} />
      <MoreFields request={request} />
      <Agreements request={request} />
    </>
  )
}

function NameField({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const controlOf = useTextControl(request)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <TextField
      ref={first}
      label={t('name')}
      autoComplete="name"
      enterKeyHint="next"
      required
      {...controlOf('name')}
    />
  )
}

function EmailField({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const controlOf = useTextControl(request)
  return (
    <TextField
      type="email"
      inputMode="email"
      label={t('email')}
      hint={t('emailHint')}
      autoComplete="email"
      enterKeyHint="next"
      required
      {...controlOf('email')}
    />
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

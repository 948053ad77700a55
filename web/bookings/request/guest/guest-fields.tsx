import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField, AreaField } from '../../../ui/field'
import { SumField } from '../../../ui/sum-field'
import { Agreements } from './agreements'
import { useFaultText, useTextControl } from '../use-text-control'
import type { SheetRequest } from '../use-request'

/** The guest's fields; the name gets the initial focus. */
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

/** The optional fields. They stay open when one of them is emptied. */
function MoreFields({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const controlOf = useTextControl(request)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || isNeeded(request)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center font-semibold text-primary">
        {t('more')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <TextField type="tel" label={t('phone')} autoComplete="tel" {...controlOf('phone')} />
        <AreaField label={t('notes')} hint={t('notesHint')} {...controlOf('notes')} />
      </div>
    </details>
  )
}

/** The fields are open when one is filled in or wrong. */
function isNeeded({ draft, faults }: SheetRequest): boolean {
  const isUsed = draft.phone !== '' || draft.notes !== ''
  return isUsed || faults.notes !== undefined
}

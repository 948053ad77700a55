import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, calgaryDay, isCalendarDay } from '../../../worker/contracts/calendar'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { isLegalPage, type WrittenPageName } from '../../../worker/contracts/page-names'
import type { EditedPage } from '../../../worker/contracts/written-pages'
import { useErrorText } from '../../platform/api/use-error-text'
import { formatLongDay } from '../../platform/i18n/format'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { Dialog } from '../../ui/dialog'
import { CheckField, Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { useToast } from '../ui/toasts'
import { overviewQuery, publishDrafts } from './written-pages.api'

/** Terms and policy promise to announce a change so many days ahead. */
const NOTICE_DAYS = 7
/** And by mail so many, where a change is to the reader's disadvantage. */
const MAIL_DAYS = 30

interface PublishDialogProps {
  isOpen: boolean
  page: WrittenPageName
  /** Languages with a saved draft. */
  drafted: Lang[]
  /** The language on screen. */
  preferred: Lang
  updatedAt: number
  onClose: () => void
  onPublished: (stored: EditedPage) => void
}

/** Which drafts are published, and from which day on they hold. */
export function PublishDialog({ isOpen, onClose, ...form }: PublishDialogProps) {
  const { t } = useTranslation('pages')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('publish.title')}>
      {isOpen && <PublishForm {...form} />}
    </Dialog>
  )
}

function PublishForm({
  page,
  drafted,
  preferred,
  updatedAt,
  onPublished,
}: Omit<PublishDialogProps, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation(['pages', 'common'])
  const client = useQueryClient()
  const showToast = useToast()
  const lang = useLang()
  const { ofFailure } = useErrorText()
  const today = calgaryDay(useNow())
  const isLegal = isLegalPage(page)
  const plannedOn = useQuery(overviewQuery()).data?.find((each) => each.page === page)?.plannedOn
  const [langs, setLangs] = useState(() => (drafted.includes(preferred) ? [preferred] : drafted))
  const [startsOn, setStartsOn] = useState(isLegal ? addDays(today, NOTICE_DAYS) : today)
  const [isMailed, setMailed] = useState(false)
  const inTime = addDays(today, MAIL_DAYS)
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const isPast = !isCalendarDay(startsOn) || startsOn < today
  const submit = async () => {
    setChecked(true)
    if (isSending || isPast || langs.length === 0) return
    setSending(true)
    setFailure(null)
    try {
      onPublished(await publishDrafts(client, page, { langs, startsOn, isMailed, updatedAt }))
      const day = formatLongDay(startsOn, lang)
      showToast({ text: t(startsOn === today ? 'publish.done' : 'publish.planned', { day }) })
    } catch (error) {
      setFailure(error)
      setSending(false)
    }
  }
  return (
    <Form onSubmit={() => void submit()}>
      <fieldset>
        <legend className="font-semibold">{t('publish.langs')}</legend>
        {drafted.map((each) => (
          <CheckField
            key={each}
            label={<span lang={LANG_TAG[each]}>{t(`common:language.${each}`)}</span>}
            checked={langs.includes(each)}
            onChange={({ target }) =>
              setLangs(
                drafted.filter((one) => (one === each ? target.checked : langs.includes(one))),
              )
            }
          />
        ))}
        <p role="alert" className="text-sm text-danger empty:hidden">
          {isChecked && langs.length === 0 && t('publish.noLang')}
        </p>
      </fieldset>
      <TextField
        type="date"
        label={t('publish.startsOn')}
        min={today}
        value={startsOn}
        hint={t(isLegal ? 'publish.legalHint' : 'publish.hint')}
        error={isChecked && isPast ? t('publish.past') : undefined}
        onChange={({ target }) => setStartsOn(target.value)}
      />
      {isLegal && (
        <CheckField
          label={t('publish.mail')}
          hint={t('publish.mailHint')}
          checked={isMailed}
          onChange={({ target: { checked } }) => {
            setMailed(checked)
            if (checked && startsOn < inTime) setStartsOn(inTime)
          }}
        />
      )}
      <p role="status" className="text-sm text-accent empty:hidden">
        {isMailed && startsOn < inTime && t('publish.mailSoon')}
      </p>
      <p role="status" className="text-sm text-accent empty:hidden">
        {plannedOn &&
          startsOn < plannedOn &&
          t('publish.before', { day: formatLongDay(plannedOn, lang) })}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure !== null && ofFailure(failure)}
      </p>
      <SubmitButton
        look="primary"
        label={t('publish.action')}
        waiting={t('publish.waiting')}
        isWaiting={isSending}
      />
    </Form>
  )
}

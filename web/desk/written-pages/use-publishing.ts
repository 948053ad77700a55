import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, isCalendarDay } from '../../../worker/contracts/calendar'
import { calgaryDay } from '../../../worker/contracts/calgary-clock'
import { isLegalPage } from '../../../worker/contracts/page-names'
import { useNow } from '../../platform/forms/use-now'
import { formatLongDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useToast } from '../ui/toasts'
import type { PageScreen } from './use-page-screen'
import { overviewQuery, publishDrafts } from './written-pages.api'

/** Terms and policy promise to announce a change so many days ahead. */
const NOTICE_DAYS = 7
/** And by mail so many, where a change is to the reader's disadvantage. */
const MAIL_DAYS = 30

export type Publishing = ReturnType<typeof usePublishing>

/** What is published and when, as it is chosen. */
export function usePublishing(screen: PageScreen, onClose: () => void) {
  const { page, drafted, lang: preferred } = screen
  const today = calgaryDay(useNow())
  const isLegal = isLegalPage(page)
  const [langs, setLangs] = useState(() => (drafted.includes(preferred) ? [preferred] : drafted))
  const [startsOn, setStartsOn] = useState(isLegal ? addDays(today, NOTICE_DAYS) : today)
  const [isMailed, setMailed] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { publish, isSending, failure } = usePublication(screen, onClose)
  const isPast = !isCalendarDay(startsOn) || startsOn < today
  const inTime = addDays(today, MAIL_DAYS)
  return {
    today,
    isLegal,
    langs,
    setLangs,
    lacksLang: isChecked && langs.length === 0,
    startsOn,
    setStartsOn,
    isFaulty: isChecked && isPast,
    isMailed,
    mail,
    /** Readers would get the mail too late. */
    isMailedLate: isMailed && startsOn < inTime,
    plannedOn: usePlannedDay(page),
    isSending,
    failure,
    submit,
  }

  function mail(isWanted: boolean): void {
    setMailed(isWanted)
    if (isWanted && startsOn < inTime) setStartsOn(inTime)
  }

  async function submit(): Promise<void> {
    setChecked(true)
    if (!isSending && !isPast && langs.length > 0) await publish({ langs, startsOn, isMailed })
  }
}

type Choice = Omit<Parameters<typeof publishDrafts>[2], 'updatedAt'>

function usePublication({ page, editor, takePublished }: PageScreen, onClose: () => void) {
  const { t } = useTranslation('pages')
  const client = useQueryClient()
  const showToast = useToast()
  const lang = useLang()
  const today = calgaryDay(useNow())
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  return { publish, isSending, failure }

  async function publish(choice: Choice): Promise<void> {
    setSending(true)
    setFailure(null)
    try {
      const { updatedAt } = editor.base
      const stored = await publishDrafts(client, page, { ...choice, updatedAt })
      onClose()
      takePublished(stored)
      const day = formatLongDay(choice.startsOn, lang)
      const isNow = choice.startsOn === today
      showToast({ text: t(isNow ? 'publish.done' : 'publish.planned', { day }) })
    } catch (error) {
      setFailure(error)
      setSending(false)
    }
  }
}

/** The first day of a version that is not in force yet. */
function usePlannedDay(page: PageScreen['page']) {
  const pages = useQuery(overviewQuery()).data
  return pages?.find((each) => each.page === page)?.plannedOn
}

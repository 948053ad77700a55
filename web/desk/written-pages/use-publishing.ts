import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, isCalendarDay } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import type { Lang } from '../../../worker/contracts/languages'
import { isLegalPage } from '../../../worker/contracts/written-pages/page-names'
import { useNow } from '../../platform/forms/use-now'
import { formatLongDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useToast } from '../ui/toasts'
import type { PageScreen } from './use-page-screen'
import { publishDrafts } from './written-pages.api'

/** The terms and the privacy policy promise to announce a change this many days ahead. */
const NOTICE_DAYS = 7

/** And this many days by mail, if a change is to the reader's disadvantage. */
const MAIL_DAYS = 30

export type Publishing = ReturnType<typeof usePublishing>

/** The choices of the publishing form, and the call that publishes. */
export function usePublishing(screen: PageScreen, onClose: () => void) {
  const today = calgaryDay(useNow())
  const [choice, setChoice] = useState(() => firstChoice(screen, today))
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = usePublication(screen, onClose)
  const change = (part: Partial<PublishChoice>) => setChoice((known) => ({ ...known, ...part }))
  const submit = () => {
    setChecked(true)
    if (!isPending && !isPast(choice, today) && choice.langs.length > 0) mutate(choice)
  }
  return { page: screen.page, today, choice, change, isChecked, isPending, error, submit }
}

function usePublication({ page, editor, takePublished }: PageScreen, onClose: () => void) {
  const { t } = useTranslation('desk')
  const client = useQueryClient()
  const showToast = useToast()
  const lang = useLang()
  const today = calgaryDay(useNow())
  return useMutation({
    mutationFn: async (choice: PublishChoice) => {
      const { updatedAt } = editor.base
      const stored = await publishDrafts(client, page, { ...choice, updatedAt })
      onClose()
      takePublished(stored)
      const day = formatLongDay(choice.startsOn, lang)
      const isNow = choice.startsOn === today
      showToast({ text: t(isNow ? 'pages.publish.done' : 'pages.publish.planned', { day }) })
    },
  })
}

/** The languages to publish and the first day (YYYY-MM-DD) of the version. */
interface PublishChoice {
  langs: Lang[]
  startsOn: string
  isMailed: boolean
}

type Drafts = Pick<PageScreen, 'page' | 'drafted' | 'lang'>

function firstChoice({ page, drafted, lang }: Drafts, today: string): PublishChoice {
  return {
    langs: drafted.includes(lang) ? [lang] : drafted,
    startsOn: isLegalPage(page) ? addDays(today, NOTICE_DAYS) : today,
    isMailed: false,
  }
}

/** Turns the mail on or off. Turning it on moves a first day that leaves too little time for the mail. */
export function withMail(choice: PublishChoice, isMailed: boolean, today: string): PublishChoice {
  const next = { ...choice, isMailed }
  return isMailedLate(next, today) ? { ...next, startsOn: addDays(today, MAIL_DAYS) } : next
}

/** Whether readers would get the mail too late. */
export function isMailedLate({ isMailed, startsOn }: PublishChoice, today: string): boolean {
  return isMailed && startsOn < addDays(today, MAIL_DAYS)
}

export function isPast({ startsOn }: PublishChoice, today: string): boolean {
  return !isCalendarDay(startsOn) || startsOn < today
}

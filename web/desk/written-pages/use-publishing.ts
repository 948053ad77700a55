import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays, isCalendarDay } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import type { Lang } from '../../../worker/contracts/languages'
import { isAnnouncedPage, isOptionalPage } from '../../../worker/contracts/written-pages/page-names'
import { useNow } from '../../platform/forms/use-now'
import { formatLongDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useDeskForm } from '../ui/desk-form'
import { typedForm } from '../ui/typed-form'
import type { PageScreen } from './use-page-screen'
import { publishDrafts } from './written-pages.api'

/** The terms and the privacy policy promise to announce a change this many days ahead. */
const NOTICE_DAYS = 7

/** And this many days by mail, if a change is to the reader's disadvantage. */
const MAIL_DAYS = 30

export type Publishing = ReturnType<typeof usePublishing>

/** The choices of the publishing form, and the call that publishes. */
export function usePublishing(screen: PageScreen, onClose: () => void) {
  const { t } = useTranslation('desk')
  const lang = useLang()
  const { page, editor, takePublished } = screen
  const today = calgaryDay(useNow())
  const form = useDeskForm({
    schema: typedForm(
      (choice: PublishChoice) => faultsOf(choice, today),
      (choice) => choice,
    ),
    start: firstChoice(screen, today),
    textOf: (code) => t(code === 'past' ? 'pages.publish.past' : 'pages.publish.noLang'),
    call: async (client: QueryClient, choice: PublishChoice) => {
      const { updatedAt } = editor.base
      return { choice, stored: await publishDrafts(client, page, { ...choice, updatedAt }) }
    },
    done: ({ choice: { startsOn } }) =>
      t(startsOn === today ? 'pages.publish.done' : 'pages.publish.planned', {
        day: formatLongDay(startsOn, lang),
      }),
    onDone: ({ stored }) => {
      onClose()
      takePublished(stored)
    },
  })
  return { ...form, page, today }
}

function faultsOf(choice: PublishChoice, today: string) {
  return {
    ...(choice.langs.length === 0 && { langs: 'none' }),
    ...(isPast(choice, today) && { startsOn: 'past' }),
  }
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
    // An optional page counts only in all languages together.
    langs: drafted.includes(lang) && !isOptionalPage(page) ? [lang] : drafted,
    startsOn: isAnnouncedPage(page) ? addDays(today, NOTICE_DAYS) : today,
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

function isPast({ startsOn }: PublishChoice, today: string): boolean {
  return !isCalendarDay(startsOn) || startsOn < today
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { isAnnouncedPage, isLegalPage } from '../../../worker/contracts/written-pages/page-names'
import { useErrorText } from '../../platform/api/use-error-text'
import { formatList, formatLongDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { CheckField, TextField } from '../../ui/field'
import { Fault } from '../ui/fault'
import { isMailedLate, withMail, type Publishing } from './use-publishing'
import { overviewQuery } from './written-pages.api'

interface FieldProps {
  form: Publishing
}

export function PublishedLanguages({ form, drafted }: FieldProps & { drafted: Lang[] }) {
  const { t } = useTranslation(['desk', 'site'])
  const langs = form.value('langs')
  const choose = (chosen: Lang, isWanted: boolean) =>
    drafted.filter((each) => (each === chosen ? isWanted : langs.includes(each)))
  return (
    <fieldset>
      <legend className="font-semibold">{t('pages.publish.langs')}</legend>
      {drafted.map((each) => (
        <CheckField
          key={each}
          label={<span lang={LANG_TAG[each]}>{t(`site:language.${each}`)}</span>}
          checked={langs.includes(each)}
          onChange={({ target }) => form.set('langs', choose(each, target.checked))}
        />
      ))}
      <UnchangedLanguages form={form} />
      <Fault>{form.field('langs').error}</Fault>
    </fieldset>
  )
}

/** Terms bind in every language: one that is left as it is may then say something else. */
function UnchangedLanguages({ form }: FieldProps) {
  const { t } = useTranslation(['desk', 'site'])
  const lang = useLang()
  const left = LANGS.filter((each) => !form.value('langs').includes(each))
  if (!isLegalPage(form.page) || left.length === 0 || left.length === LANGS.length) return null
  const languages = formatList(
    left.map((each) => t(`site:language.${each}`)),
    lang,
  )
  return <p className="text-sm text-accent">{t('pages.publish.unchanged', { languages })}</p>
}

/** The first day. Pages that bind may also be announced by mail. */
export function StartField({ form }: FieldProps) {
  const { t } = useTranslation('desk')
  const isAnnounced = isAnnouncedPage(form.page)
  return (
    <>
      <TextField
        type="date"
        label={t('pages.publish.startsOn')}
        min={form.today}
        hint={t(isAnnounced ? 'pages.publish.legalHint' : 'pages.publish.hint')}
        {...form.field('startsOn')}
      />
      {isAnnounced && <MailField form={form} />}
    </>
  )
}

function MailField({ form }: FieldProps) {
  const { t } = useTranslation('desk')
  return (
    <CheckField
      label={t('pages.publish.mail')}
      hint={t('pages.publish.mailHint')}
      checked={form.value('isMailed')}
      onChange={({ target }) => form.change(withMail(form.values, target.checked, form.today))}
    />
  )
}

/** Warnings about the first day, and the reason if publishing failed. */
export function PublishWarnings({ form }: FieldProps) {
  const { t } = useTranslation('desk')
  const { ofFailure } = useErrorText()
  const { values, today, failure } = form
  return (
    <>
      <p role="status" className="text-sm text-accent empty:hidden">
        {isMailedLate(values, today) && t('pages.publish.mailSoon')}
      </p>
      <p role="status" className="text-sm text-accent empty:hidden">
        <BeforePlanned form={form} />
      </p>
      <Fault>{failure !== null && ofFailure(failure)}</Fault>
    </>
  )
}

function BeforePlanned({ form: { page, values } }: FieldProps) {
  const { t } = useTranslation('desk')
  const lang = useLang()
  const plannedOn = usePlannedDay(page)
  if (!plannedOn || values.startsOn >= plannedOn) return null
  return t('pages.publish.before', { day: formatLongDay(plannedOn, lang) })
}

function usePlannedDay(page: Publishing['page']) {
  const pages = useQuery(overviewQuery()).data
  return pages?.find((each) => each.page === page)?.plannedOn
}

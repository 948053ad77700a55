import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '../../../../worker/contracts/bookings/desk-events'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { AreaField } from '../../../ui/field'
import { ChoiceField } from '../../ui/choice-field'
import type { Booking } from '../bookings.api'

const REASONS = ['full', 'season', 'tour', 'guide'] as const

interface DeclineReasonProps {
  booking: Booking
  reason: string
  isWrong: boolean
  onChange: (reason: string) => void
}

/** Why a request is declined: an editable text from the list, or the admin's own words. */
export function DeclineReason({ booking, reason, isWrong, onChange }: DeclineReasonProps) {
  const { t } = useTranslation(['desk-bookings', 'desk-quotes'])
  const { lang, email } = booking
  const language = t(`inLanguage.${lang}`)
  return (
    <>
      <KnownReasons lang={lang} onChoose={onChange} />
      <AreaField
        label={t('decline.text')}
        hint={t(email === null ? 'decline.hintWithoutMail' : 'decline.hint', { language })}
        error={isWrong ? t('desk-quotes:hold.release.fault') : undefined}
        lang={LANG_TAG[lang]}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

function KnownReasons({ lang, onChoose }: { lang: Lang; onChoose: (reason: string) => void }) {
  const { t } = useTranslation(['desk-bookings', 'inbox'])
  return (
    <ChoiceField
      label={t('decline.template')}
      value=""
      choices={REASONS}
      textOf={(each) => t(`decline.label.${each}`)}
      onChoose={(chosen) => onChoose(t(`decline.reason.${reasonIn(chosen, lang)}`))}
    >
      <option value="">{t('inbox:saved.choose')}</option>
    </ChoiceField>
  )
}

function reasonIn(reason: (typeof REASONS)[number], lang: Lang) {
  return `${reason}_${lang}` as const
}

import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import {
  isMailLine,
  MAIL_LINE_MAX,
  MAIL_TEXT_MAX,
  placesOf,
  type MailTextFault,
} from '../../../../worker/contracts/settings/mail-texts'
import { formatList } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Chip } from '../../../ui/chip'
import { AreaField, TextField } from '../../../ui/field'
import { IconTextButton } from '../../ui/icon-text-button'
import { faultOf, firstTextOf } from './first-texts'

interface MailTextFieldProps {
  path: string
  lang: Lang
  /** Its place among the texts of the mail, from 1. */
  number: number
  /** In the company's words; undefined for the first text. */
  text: string | undefined
  /** Null restores the first text. */
  onText: (text: string | null) => void
}

/** A text of a mail. Its fault is said while it is typed, since the preview leaves a faulty text out. */
export function MailTextField({ path, lang, number, text, onText }: MailTextFieldProps) {
  const { t } = useTranslation('desk')
  const faultText = useFaultText(path)
  const first = firstTextOf(path, lang)
  const fault = text === undefined ? null : faultOf(path, lang, text)
  const Box = isMailLine(path) ? TextField : AreaField
  return (
    <div className="flex flex-col gap-1">
      <Box
        label={useLabel(path, number)}
        mark={text !== undefined && <Chip>{t('settings.mails.changed')}</Chip>}
        hint={usePlaces(first)}
        lang={LANG_TAG[lang]}
        autoComplete="off"
        value={text ?? first}
        error={fault ? faultText(fault) : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      {text !== undefined && <Restore first={first} lang={lang} onRestore={() => onText(null)} />}
    </div>
  )
}

interface RestoreProps {
  first: string
  lang: Lang
  onRestore: () => void
}

function Restore({ first, lang, onRestore }: RestoreProps) {
  const { t } = useTranslation('desk')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
      <p lang={LANG_TAG[lang]} className="min-w-0 wrap-anywhere whitespace-pre-line">
        {first}
      </p>
      <IconTextButton
        icon={RotateCcw}
        look="faint"
        text={t('settings.mails.restore')}
        onClick={onRestore}
      />
    </div>
  )
}

function useLabel(path: string, number: number): string {
  const { t } = useTranslation('desk')
  const name = path.split('.').at(-1) ?? ''
  if (name.startsWith('subject')) return t('settings.mails.subject')
  return name === 'action' ? t('settings.mails.button') : t('settings.mails.text', { number })
}

/** The values that a text may name. */
function usePlaces(first: string): string | undefined {
  const { t } = useTranslation('desk')
  const lang = useLang()
  const places = [...placesOf(first)].map(written)
  return places.length === 0
    ? undefined
    : t('settings.mails.places', { places: formatList(places, lang) })
}

function written(place: string): string {
  return `{{${place}}}`
}

function useFaultText(path: string): (fault: MailTextFault) => string {
  const { t } = useTranslation('desk')
  const max = isMailLine(path) ? MAIL_LINE_MAX : MAIL_TEXT_MAX
  return (fault) => {
    const place = written('place' in fault ? fault.place : 'id')
    return t(`settings.mails.fault.${fault.kind}`, { max, place })
  }
}

import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { pickText } from '../../platform/i18n/translated'
import type { ThreadDetail } from './inbox.api'
import { ReplySelect } from './reply-select'

interface SavedReplyMenuProps {
  thread: ThreadDetail
  lang: Lang
  /** Gets the text of the chosen reply with its placeholders filled. */
  onChoose: (text: string) => void
}

export function SavedReplyMenu({ thread, lang, onChoose }: SavedReplyMenuProps) {
  const { t } = useTranslation('inbox')
  const values = {
    name: thread.username ?? t(`fill.name.${lang}`),
    tour: pickText(thread.tourNames, lang).text || t(`fill.tour.${lang}`),
    reference: thread.reference ?? '',
    // Only bookings have these.
    day: '',
    amount: '',
  }
  return <ReplySelect lang={lang} values={values} onChoose={onChoose} />
}

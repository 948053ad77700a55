import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { pickText } from '../../platform/i18n/translated'
import { SelectField } from '../../ui/field'
import { fillReply } from './fill-reply'
import { savedRepliesQuery, type ThreadDetail } from './inbox.api'

interface SavedReplyMenuProps {
  thread: ThreadDetail
  lang: Lang
  /** Gets the text of the chosen reply with its places filled. */
  onChoose: (text: string) => void
}

export function SavedReplyMenu({ thread, lang, onChoose }: SavedReplyMenuProps) {
  const { t } = useTranslation('inbox')
  const replies = useQuery(savedRepliesQuery()).data ?? []
  const values = {
    name: thread.username ?? t(`fill.name.${lang}`),
    tour: pickText(thread.tourNames, lang).text || t(`fill.tour.${lang}`),
    reference: thread.reference ?? '',
    // Of bookings only.
    day: '',
    amount: '',
  }
  return (
    <SelectField
      label={t('saved.insert')}
      value=""
      onChange={({ target: { value } }) => {
        const reply = replies.find(({ id }) => String(id) === value)
        if (reply) onChoose(fillReply(reply[lang], values))
      }}
    >
      <option value="">{t(replies.length === 0 ? 'saved.none' : 'saved.choose')}</option>
      {replies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

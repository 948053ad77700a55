import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { SelectField } from '../../ui/field'
import { fillReply, type ReplyValues } from './fill-reply'
import { savedRepliesQuery } from './inbox.api'

interface ReplySelectProps {
  /** Language of the guest. */
  lang: Lang
  values: ReplyValues
  /** Gets the text of the chosen reply with its placeholders filled. */
  onChoose: (text: string) => void
}

/** The saved replies by name; nothing if there are none. */
export function ReplySelect({ lang, values, onChoose }: ReplySelectProps) {
  const { t } = useTranslation('desk-people')
  const replies = useQuery(savedRepliesQuery()).data ?? []
  if (replies.length === 0) return null
  const choose = (chosen: string) => {
    const reply = replies.find(({ id }) => String(id) === chosen)
    if (reply) onChoose(fillReply(reply[lang], values))
  }
  return (
    <SelectField
      label={t('inbox.saved.insert')}
      value=""
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('inbox.saved.choose')}</option>
      {replies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

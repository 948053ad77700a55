import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site'
import { buttonClass } from '../../../ui/button'

export function ChatLink() {
  const { t } = useTranslation()
  const { company } = useSite()
  return (
    <a
      className={buttonClass('quiet')}
      href={company.chat.url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle aria-hidden size={18} />
      {t('nav.chat')}
    </a>
  )
}

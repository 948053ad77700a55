import { MessageCircle } from 'lucide-react'
import { useSite } from '../../platform/site/site'

/** Opens the company's chat. */
export function ChatLink({ text, className }: { text: string; className: string }) {
  const { url } = useSite().company.chat
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={`${className} gap-1.5`}>
      <MessageCircle aria-hidden size={18} />
      {text}
    </a>
  )
}

import { TITLE_MAX } from '../../../worker/contracts/topic-rules'

/** Text as HTML with its line breaks; nothing in it is markup. */
export function toHtmlLines(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n?|\n/g, '<br>')
}

/** A subject as a topic's title, which may be shorter. */
export function toTopicName(subject: string): string {
  return Array.from(subject.trim()).slice(0, TITLE_MAX).join('')
}

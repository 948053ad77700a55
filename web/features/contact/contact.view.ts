import { TITLE_MAX } from '../../../worker/contracts/board/topic-rules'

/** Escapes a text and keeps its line breaks as HTML. */
export function toHtmlLines(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n?|\n/g, '<br>')
}

/** Cuts a subject to the shorter limit of a topic title. */
export function toTopicName(subject: string): string {
  return Array.from(subject.trim()).slice(0, TITLE_MAX).join('')
}

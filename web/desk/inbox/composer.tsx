import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_MIN } from '../../../worker/contracts/board/topic-rules'
import type { AnswerWay } from '../../../worker/contracts/inbox/inbox-answers'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { pickText } from '../../../worker/contracts/translated'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { ChoiceButtons } from '../ui/choice-buttons'
import { ChoiceField } from '../ui/choice-field'
import { AnswerField } from './answer-field'
import { withReply } from './fill-reply'
import { type ThreadDetail, addNote, sendAnswer } from './inbox.api'
import { ReplySelect } from './reply-select'
import { SendButton } from './send-button'
import { useTextForm } from './use-text-form'

/** Answers on the board or by mail, or adds a note. Ctrl+Enter sends. */
export function Composer({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('desk-people')
  const form = useRef<HTMLDivElement>(null)
  const focusText = () => form.current?.querySelector('textarea')?.focus()
  const composer = useComposer(thread, focusText)
  return (
    <div ref={form} className="flex flex-col gap-3 border-t border-line pt-4">
      <ChoiceButtons
        label={t('inbox.ways')}
        choices={[...thread.ways, 'note']}
        chosen={composer.way}
        textOf={(each) => t(`inbox.way.${each}`)}
        onChoose={composer.setWay}
      />
      <AnswerForm thread={thread} composer={composer} />
    </div>
  )
}

interface AnswerProps {
  thread: ThreadDetail
  composer: ReturnType<typeof useComposer>
}

function AnswerForm({ thread, composer }: AnswerProps) {
  const { t } = useTranslation('desk-people')
  const { way, lang, failure } = composer
  const isNote = way === 'note'
  const send = () => composer.send(false)
  return (
    <Form onSubmit={send} className="flex flex-col gap-3">
      {!isNote && <AnswerTools thread={thread} composer={composer} />}
      <AnswerField
        label={t(`inbox.text.${way}`, { email: thread.email ?? '' })}
        hint={t(`inbox.hint.${way}`)}
        lang={isNote ? undefined : LANG_TAG[lang]}
        composer={composer}
        onSend={send}
      />
      <FailureAlert failure={failure} />
      <SendButtons composer={composer} />
    </Form>
  )
}

function SendButtons({ composer }: Pick<AnswerProps, 'composer'>) {
  const { t } = useTranslation('desk-people')
  const { way, isPending, send } = composer
  return (
    <SendButton label={t(`inbox.send.${way}`)} composer={composer}>
      {way !== 'note' && (
        <Button disabled={isPending} onClick={() => send(true)}>
          {t('inbox.sendAndClose')}
        </Button>
      )}
    </SendButton>
  )
}

/** The language of the answer, and saved replies in it. */
function AnswerTools({ thread, composer: { lang, setLang, text, setText } }: AnswerProps) {
  const { t } = useTranslation(['desk-people', 'site'])
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ChoiceField
        label={t('inbox.answerLanguage')}
        value={lang}
        choices={LANGS}
        textOf={(each) => t(`site:language.${each}`)}
        onChoose={setLang}
      />
      <ReplySelect
        lang={lang}
        values={useReplyValues(thread, lang)}
        onChoose={(reply) => setText(withReply(text, reply))}
      />
    </div>
  )
}

function useReplyValues(thread: ThreadDetail, lang: Lang) {
  const { t } = useTranslation('desk-people')
  return {
    name: thread.username ?? t(`inbox.fill.name.${lang}`),
    tour: pickText(thread.tourNames, lang).text || t(`inbox.fill.tour.${lang}`),
    reference: thread.reference ?? '',
    // Only bookings have these.
    day: '',
    amount: '',
  }
}

/** Ways to store a text: as an answer, or as a note for admins. */
type Way = AnswerWay | 'note'

interface Entry {
  via: Way
  text: string
  lang: Lang
  isDone: boolean
  version: number
}

/** The unsent answer and note of a thread, and the language of the answer. */
function useComposer(thread: ThreadDetail, onFault: () => void) {
  const { t } = useTranslation('desk-people')
  const { id, version, email } = thread
  const [lang, setLang] = useState<Lang>(thread.lang)
  const form = useTextForm({
    name: `inbox-${id}`,
    firstWay: thread.ways[0] ?? 'note',
    min: CONTENT_MIN,
    toRequest: (via: Way, text: string): Entry => ({ via, text, lang, isDone: false, version }),
    call: (client, { via, ...answer }: Entry, key) =>
      via === 'note'
        ? addNote(client, id, answer.text, key)
        : sendAnswer(client, id, { via, ...answer }, key),
    done: (way) => t(`inbox.sent.${way}`, { email: email ?? '' }),
    onFault,
  })
  const send = (isDone: boolean) => void form.check((entry) => form.send({ ...entry, isDone }))()
  return { ...form, lang, setLang, send }
}

import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { pickText } from '../../../worker/contracts/translated'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { ChoiceButtons } from '../ui/choice-buttons'
import { ChoiceField } from '../ui/choice-field'
import { AnswerField } from './answer-field'
import { withReply } from './fill-reply'
import type { ThreadDetail } from './inbox.api'
import { ReplySelect } from './reply-select'
import { SendButton } from './send-button'
import { useComposer } from './use-composer'

/** Answers on the board or by mail, or adds a note. Ctrl+Enter sends. */
export function Composer({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('inbox')
  const form = useRef<HTMLDivElement>(null)
  const focusText = () => form.current?.querySelector('textarea')?.focus()
  const composer = useComposer(thread, focusText)
  return (
    <div ref={form} className="flex flex-col gap-3 border-t border-line pt-4">
      <ChoiceButtons
        label={t('ways')}
        choices={[...thread.ways, 'note']}
        chosen={composer.way}
        textOf={(each) => t(`way.${each}`)}
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
  const { t } = useTranslation('inbox')
  const { way, lang, failure } = composer
  const isNote = way === 'note'
  const send = () => composer.send(false)
  return (
    <Form onSubmit={send} className="flex flex-col gap-3">
      {!isNote && <AnswerTools thread={thread} composer={composer} />}
      <AnswerField
        label={t(`text.${way}`, { email: thread.email ?? '' })}
        hint={t(`hint.${way}`)}
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
  const { t } = useTranslation('inbox')
  const { way, isPending, send } = composer
  return (
    <SendButton label={t(`send.${way}`)} composer={composer}>
      {way !== 'note' && (
        <Button disabled={isPending} onClick={() => send(true)}>
          {t('sendAndClose')}
        </Button>
      )}
    </SendButton>
  )
}

/** The language of the answer, and saved replies in it. */
function AnswerTools({ thread, composer: { lang, setLang, text, setText } }: AnswerProps) {
  const { t } = useTranslation(['inbox', 'common'])
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ChoiceField
        label={t('answerLanguage')}
        value={lang}
        choices={LANGS}
        textOf={(each) => t(`common:language.${each}`)}
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
  const { t } = useTranslation('inbox')
  return {
    name: thread.username ?? t(`fill.name.${lang}`),
    tour: pickText(thread.tourNames, lang).text || t(`fill.tour.${lang}`),
    reference: thread.reference ?? '',
    // Only bookings have these.
    day: '',
    amount: '',
  }
}

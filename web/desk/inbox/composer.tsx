import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isLang, LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { AreaField, Form, SelectField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import type { ThreadDetail } from './inbox.api'
import { SavedReplyMenu } from './saved-reply-menu'
import { useComposer, type Way } from './use-composer'

/** Answers on the board or by mail, or adds a note. Ctrl+Enter sends. */
export function Composer({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('inbox')
  const form = useRef<HTMLDivElement>(null)
  const focusText = () => form.current?.querySelector('textarea')?.focus()
  const composer = useComposer(thread, focusText)
  const { way, text, isPending, send } = composer
  const isNote = way === 'note'
  return (
    <div ref={form} className="flex flex-col gap-3 border-t border-line pt-4">
      <Ways ways={[...thread.ways, 'note']} way={way} onChoose={composer.setWay} />
      <Form onSubmit={() => send(false)} className="flex flex-col gap-3">
        {!isNote && <AnswerTools thread={thread} composer={composer} />}
        <AreaField
          label={t(`text.${way}`, { email: thread.email ?? '' })}
          hint={t(`hint.${way}`)}
          error={composer.fault}
          value={text}
          lang={isNote ? undefined : LANG_TAG[composer.lang]}
          className="field-sizing-content max-h-[50vh] min-h-36"
          onChange={({ target }) => composer.setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(false)
          }}
        />
        <FailureAlert failure={composer.failure} />
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton
            look="primary"
            label={t(`send.${way}`)}
            waiting={t('sending')}
            isWaiting={isPending}
          />
          {!isNote && (
            <Button disabled={isPending} onClick={() => send(true)}>
              {t('sendAndClose')}
            </Button>
          )}
          <span role="status" className="text-sm text-muted">
            {text !== '' && composer.isStored ? t('kept') : ''}
          </span>
        </div>
      </Form>
    </div>
  )
}

interface WaysProps {
  ways: readonly Way[]
  way: Way
  onChoose: (way: Way) => void
}

function Ways({ ways, way, onChoose }: WaysProps) {
  const { t } = useTranslation('inbox')
  return (
    <div role="group" aria-label={t('ways')} className="flex flex-wrap gap-2">
      {ways.map((each) => (
        <Button
          key={each}
          look={each === way ? 'primary' : 'quiet'}
          aria-pressed={each === way}
          onClick={() => onChoose(each)}
        >
          {t(`way.${each}`)}
        </Button>
      ))}
    </div>
  )
}

interface ToolsProps {
  thread: ThreadDetail
  composer: ReturnType<typeof useComposer>
}

/** The language of the answer, and saved replies in it. */
function AnswerTools({ thread, composer: { lang, setLang, text, setText } }: ToolsProps) {
  const { t } = useTranslation(['inbox', 'common'])
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={t('answerLanguage')}
        value={lang}
        onChange={({ target: { value } }) => isLang(value) && setLang(value)}
      >
        {LANGS.map((each) => (
          <option key={each} value={each}>
            {t(`common:language.${each}`)}
          </option>
        ))}
      </SelectField>
      <SavedReplyMenu
        thread={thread}
        lang={lang}
        onChoose={(reply) => setText(text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`)}
      />
    </div>
  )
}

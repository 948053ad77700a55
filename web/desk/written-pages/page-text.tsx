import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { MarkdownField } from '../../ui/markdown-field'
import { FactList, insertAtCursor } from './fact-list'
import type { PageScreen } from './use-page-screen'

/** The text of a page in the shown language, and the facts that it can name. */
export function PageText({ screen }: { screen: PageScreen }) {
  const [area, setArea] = useState('')
  const { page, lang, editor, published, drafted } = screen
  const reset = () => editor.change({ [lang]: published[lang] })
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <TextArea screen={screen} onId={setArea} />
      {drafted.includes(lang) && <ResetButton onClick={reset} />}
      <FactList page={page} lang={lang} onChoose={(fact) => insertAtCursor(area, `{{${fact}}}`)} />
    </div>
  )
}

interface TextAreaProps {
  screen: PageScreen
  /** Called with the id of the textarea. */
  onId: (id: string) => void
}

function TextArea({ screen: { lang, editor, faults }, onId }: TextAreaProps) {
  const { t } = useTranslation(['pages', 'common'])
  const label = `${t('text')} · ${t(`common:language.${lang}`)}`
  return (
    <Field label={label} hint={t('textHint')} error={faults[lang]}>
      {(ids) => (
        <div ref={() => onId(ids.id)}>
          <MarkdownField
            field={{ ...ids, lang: LANG_TAG[lang] }}
            look="page"
            value={editor.draft[lang]}
            onChange={(text) => editor.change({ [lang]: text })}
            upload={undefined}
          />
        </div>
      )}
    </Field>
  )
}

/** Resets the text to the published one. */
function ResetButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('pages')
  return (
    <Button look="faint" className="self-start" onClick={onClick}>
      <Undo2 aria-hidden size={16} />
      {t('reset')}
    </Button>
  )
}

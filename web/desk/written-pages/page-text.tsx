import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { MarkdownField } from '../../ui/markdown-field'
import { FactList, insertAtCursor } from './fact-list'
import type { PageScreen } from './use-page-screen'

/** The text of a page in the language on screen, and the facts that it can name. */
export function PageText({ screen }: { screen: PageScreen }) {
  const { t } = useTranslation(['pages', 'common'])
  const [area, setArea] = useState('')
  const { page, lang, editor, published, faults, drafted } = screen
  const change = (text: string) => editor.change({ [lang]: text })
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Field
        label={`${t('text')} · ${t(`common:language.${lang}`)}`}
        hint={t('textHint')}
        error={faults[lang]}
      >
        {(ids) => (
          <div ref={() => setArea(ids.id)}>
            <MarkdownField
              field={{ ...ids, lang: LANG_TAG[lang] }}
              look="page"
              value={editor.draft[lang]}
              onChange={change}
              upload={undefined}
            />
          </div>
        )}
      </Field>
      {drafted.includes(lang) && (
        <Button look="faint" className="self-start" onClick={() => change(published[lang])}>
          <Undo2 aria-hidden size={16} />
          {t('reset')}
        </Button>
      )}
      <FactList page={page} lang={lang} onChoose={(fact) => insertAtCursor(area, `{{${fact}}}`)} />
    </div>
  )
}

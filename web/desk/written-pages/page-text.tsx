import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { factsOf } from '../../../worker/contracts/written-pages/page-facts'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { factValues } from '../../content/facts'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { MarkdownField } from '../../ui/markdown-field'
import { Disclosure } from '../ui/disclosure'
import { usePageFacts } from './use-page-facts'
import type { PageScreen } from './use-page-screen'

const FACT =
  'flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-field px-2 py-2 text-start text-sm hover:bg-paper'

/** The text of a page in the shown language, and the facts that it can name. */
export function PageText({ screen }: { screen: PageScreen }) {
  const { t } = useTranslation('desk')
  const [area, setArea] = useState('')
  const { page, lang, editor, published, drafted } = screen
  const reset = () => editor.change({ [lang]: published[lang] })
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <TextArea screen={screen} onId={setArea} />
      {drafted.includes(lang) && (
        <Button look="faint" className="self-start" onClick={reset}>
          <Undo2 aria-hidden size={16} />
          {t('pages.reset')}
        </Button>
      )}
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
  const { t } = useTranslation(['desk', 'site'])
  const label = `${t('pages.text')} · ${t(`site:language.${lang}`)}`
  return (
    <Field label={label} hint={t('pages.textHint')} error={faults[lang]}>
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

interface FactListProps {
  page: WrittenPageName
  lang: Lang
  onChoose: (fact: string) => void
}

/** The facts that a text can name so that it stays right when a setting changes, each with its current value. */
function FactList(props: FactListProps) {
  const { t } = useTranslation('desk')
  return (
    <div className="rounded-card border border-line bg-surface px-4">
      <Disclosure title={t('pages.facts.title')}>
        <div className="flex flex-col gap-2 pb-4">
          <p className="text-sm text-muted">{t('pages.facts.hint')}</p>
          <Facts {...props} />
        </div>
      </Disclosure>
    </div>
  )
}

function Facts({ page, lang, onChoose }: FactListProps) {
  const { site, more } = usePageFacts(page, lang)
  const values = site && factValues({ lang, site, more })
  return (
    <ul lang={LANG_TAG[lang]} className="max-h-80 overflow-y-auto" tabIndex={-1}>
      {factsOf(page).map((fact) => (
        <li key={fact}>
          <Button look="bare" className={FACT} onClick={() => onChoose(fact)}>
            <code className="font-semibold">{`{{${fact}}}`}</code>
            <span className="min-w-0 text-muted wrap-anywhere">{values?.(fact)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Inserts text at the cursor of a text field, as if it were typed. */
function insertAtCursor(id: string, words: string): void {
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return
  area.focus()
  area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

import { CalendarClock, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import type { EditedPage } from '../../../worker/contracts/written-pages'
import { useErrorText } from '../../platform/api/use-error-text'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { MarkdownField } from '../../ui/markdown-field'
import { ConflictDialog } from '../editor/conflict-dialog'
import { LeaveGuard } from '../editor/leave-guard'
import { SaveBar } from '../editor/save-bar'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import { useToast } from '../ui/toasts'
import { FactList, insertAtCursor } from './fact-list'
import { LanguageTabs } from './language-tabs'
import { findPageFault, tidyDraft, type PageDraft } from './page-draft'
import { PageHistory } from './page-history'
import { PagePreview } from './page-preview'
import { PublishDialog } from './publish-dialog'
import { usePageEditor } from './use-page-editor'

interface PageEditorProps {
  edited: EditedPage
  first: PageDraft
}

/** A written page: its text and preview, one language at a time, its publication and its versions. */
export function PageEditor({ edited, first }: PageEditorProps) {
  const { t } = useTranslation(['pages', 'common', 'admin'])
  const { page } = edited
  const showToast = useToast()
  const [lang, setLang] = useState<Lang>(useLang())
  const [isPublishing, setPublishing] = useState(false)
  const { editor, stored, published, author, takePublished } = usePageEditor(edited, first)
  const faults = useFaults(page, editor.draft)
  const tidy = tidyDraft(editor.draft)
  const drafted = LANGS.filter((each) => tidy[each] !== published[each])

  const save = async (): Promise<boolean> => {
    const faulty = [lang, ...LANGS].find((each) => faults[each])
    if (faulty) {
      setLang(faulty)
      setTimeout(focusFault)
      showToast({ text: t('checkTexts'), look: 'danger' })
      return false
    }
    if (!editor.hasChanges) return true
    const isSaved = await editor.save()
    if (isSaved) showToast({ text: t('saved') })
    return isSaved
  }

  return (
    <>
      <StoredDraftBanner editor={editor} />
      <LanguageTabs lang={lang} onLang={setLang} drafted={drafted} faulty={faults} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <TextPart
          key={lang}
          page={page}
          lang={lang}
          text={editor.draft[lang]}
          fault={faults[lang]}
          isDraft={drafted.includes(lang)}
          onChange={(text) => editor.change({ [lang]: text })}
          onReset={() => editor.change({ [lang]: published[lang] })}
        />
        <PagePreview page={page} lang={lang} text={editor.draft[lang]} />
      </div>
      <PageHistory
        page={page}
        first={first}
        onTake={(texts) => {
          editor.change(texts)
          const taken = LANGS.find((each) => texts[each] !== undefined)
          if (taken) setLang(taken)
          showToast({ text: t('history.taken') })
        }}
        onWithdrawn={takePublished}
      />
      <SaveBar
        editor={editor}
        savedText={stored.updatedAt === 0 ? t('first') : undefined}
        onSave={() => void save()}
      >
        <Button
          disabled={editor.isSaving || drafted.length === 0}
          onClick={() => void save().then((isSaved) => isSaved && setPublishing(true))}
        >
          <CalendarClock aria-hidden size={18} />
          {t('publish.open')}
        </Button>
      </SaveBar>
      <PublishDialog
        isOpen={isPublishing}
        page={page}
        drafted={drafted}
        preferred={lang}
        updatedAt={editor.base.updatedAt}
        onClose={() => setPublishing(false)}
        onPublished={(next) => {
          setPublishing(false)
          takePublished(next)
        }}
      />
      <ConflictDialog
        base={editor.base.draft}
        mine={editor.draft}
        theirs={editor.theirs}
        labelOf={(each) => t(`common:language.${each}`)}
        textOf={(draft, each) => draft[each]}
        lead={author === null ? undefined : t('conflictBy', { name: author })}
        onClose={editor.closeConflict}
        onMerge={(merged) => void editor.saveMerged(merged)}
      />
      <LeaveGuard hasChanges={editor.hasChanges} />
    </>
  )
}

interface TextPartProps {
  page: EditedPage['page']
  lang: Lang
  text: string
  fault: string | undefined
  /** Whether it differs from what was published. */
  isDraft: boolean
  onChange: (text: string) => void
  onReset: () => void
}

function TextPart({ page, lang, text, fault, isDraft, onChange, onReset }: TextPartProps) {
  const { t } = useTranslation(['pages', 'common'])
  const [area, setArea] = useState('')
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Field
        label={`${t('text')} · ${t(`common:language.${lang}`)}`}
        hint={t('textHint')}
        error={fault}
      >
        {(ids) => (
          <div ref={() => setArea(ids.id)}>
            <MarkdownField
              field={{ ...ids, lang: LANG_TAG[lang] }}
              look="page"
              value={text}
              onChange={onChange}
              upload={undefined}
            />
          </div>
        )}
      </Field>
      {isDraft && (
        <Button look="faint" className="self-start" onClick={onReset}>
          <Undo2 aria-hidden size={16} />
          {t('reset')}
        </Button>
      )}
      <FactList page={page} lang={lang} onChoose={(fact) => insertAtCursor(area, `{{${fact}}}`)} />
    </div>
  )
}

/** The sentences of the texts that would be refused. */
function useFaults(page: EditedPage['page'], draft: PageDraft): Partial<Record<Lang, string>> {
  const { t } = useTranslation('pages')
  const { ofCode } = useErrorText()
  const faults = useMemo(
    () => LANGS.map((lang) => [lang, findPageFault(page, draft[lang])] as const),
    [page, draft],
  )
  return Object.fromEntries(
    faults.flatMap(([lang, fault]) => {
      if (!fault) return []
      const words = 'words' in fault ? t('factUnknown', { words: fault.words }) : ofCode(fault.code)
      return [[lang, words]]
    }),
  )
}

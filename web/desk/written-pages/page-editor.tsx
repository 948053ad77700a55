import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { isOptionalPage } from '../../../worker/contracts/written-pages/page-names'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { EditorDialogs } from '../editor/editor-dialogs'
import { SaveBar } from '../editor/save-bar'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import type { PageDraft } from './page-draft'
import { PageHistory } from './page-history'
import { PagePreview } from './page-preview'
import { PageText } from './page-text'
import { PublishedLanguages, PublishWarnings, StartField } from './publish-fields'
import { usePageScreen, type PageScreen } from './use-page-screen'
import { usePublishing } from './use-publishing'

const DOT = 'size-2 rounded-full'

/** The editor of a written page: text and preview, one language at a time, with the page's versions. */
export function PageEditor({ edited, first }: { edited: EditedPage; first: PageDraft }) {
  const screen = usePageScreen(edited, first)
  const { page, lang, setLang, drafted, faults, editor, takeTexts, takePublished } = screen
  return (
    <>
      <StoredDraftBanner editor={editor} />
      <LanguageTabs lang={lang} onLang={setLang} drafted={drafted} faulty={faults} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PageText key={lang} screen={screen} />
        <PagePreview page={page} lang={lang} text={editor.draft[lang]} />
      </div>
      <PageHistory page={page} first={first} onTake={takeTexts} onWithdrawn={takePublished} />
      <PageSaveBar screen={screen} />
      <PageDialogs screen={screen} />
    </>
  )
}

function PageDialogs({ screen: { editor } }: { screen: PageScreen }) {
  const { t } = useTranslation(['desk', 'site'])
  return (
    <EditorDialogs
      editor={editor}
      texts={{
        labelOf: (each) => t(`site:language.${each}`),
        textOf: (draft, each) => draft[each],
      }}
      lead={(name) => t('pages.conflictBy', { name })}
    />
  )
}

interface LanguageTabsProps {
  lang: Lang
  onLang: (lang: Lang) => void
  /** Languages whose text differs from the published one. */
  drafted: readonly Lang[]
  faulty: Partial<Record<Lang, string>>
}

/** Shows one language at a time, because a text of several screens needs the width. */
function LanguageTabs({ lang, onLang, drafted, faulty }: LanguageTabsProps) {
  const { t } = useTranslation('desk')
  const markOf = (each: Lang) => {
    if (faulty[each]) return 'faulty'
    return drafted.includes(each) ? 'draft' : null
  }
  return (
    <div role="group" aria-label={t('pages.language')} className="flex gap-1 border-b border-line">
      {LANGS.map((each) => (
        <LanguageTab
          key={each}
          lang={each}
          isChosen={lang === each}
          mark={markOf(each)}
          onClick={() => onLang(each)}
        />
      ))}
    </div>
  )
}

type Mark = 'faulty' | 'draft'

interface LanguageTabProps {
  lang: Lang
  isChosen: boolean
  mark: Mark | null
  onClick: () => void
}

function LanguageTab({ lang, isChosen, mark, onClick }: LanguageTabProps) {
  const { t } = useTranslation()
  return (
    <Button
      look="bare"
      aria-pressed={isChosen}
      onClick={onClick}
      className={`flex min-h-11 items-center justify-center gap-2 border-b-2 px-4 font-semibold max-sm:grow ${isChosen ? 'border-primary' : 'border-transparent text-muted'}`}
    >
      <span lang={LANG_TAG[lang]}>{t(`language.${lang}`)}</span>
      {mark && <TabMark mark={mark} />}
    </Button>
  )
}

function TabMark({ mark }: { mark: Mark }) {
  const { t } = useTranslation('desk')
  const label = mark === 'faulty' ? t('mark.faulty') : t('pages.mark.draft')
  const colour = mark === 'faulty' ? 'bg-danger' : 'bg-larch'
  return <span role="img" aria-label={label} title={label} className={`${DOT} ${colour}`} />
}

/** Saves the drafts, and publishes them once they are saved. */
function PageSaveBar({ screen }: { screen: PageScreen }) {
  const { t } = useTranslation('desk')
  const [isPublishing, setPublishing] = useState(false)
  const close = () => setPublishing(false)
  const { editor, stored, save, page } = screen
  const unsavedText = t(isOptionalPage(page) ? 'pages.none' : 'pages.first')
  const savedText = stored.updatedAt === 0 ? unsavedText : undefined
  return (
    <>
      <SaveBar editor={editor} savedText={savedText} onSave={() => void save()}>
        <PublishButton screen={screen} onSaved={() => setPublishing(true)} />
      </SaveBar>
      <Dialog isOpen={isPublishing} onClose={close} title={t('pages.publish.title')}>
        <PublishForm screen={screen} onClose={close} />
      </Dialog>
    </>
  )
}

function PublishButton(props: { screen: PageScreen; onSaved: () => void }) {
  const { editor, drafted, save } = props.screen
  const { t } = useTranslation('desk')
  const publish = async () => {
    if (await save()) props.onSaved()
  }
  return (
    <Button disabled={editor.isSaving || drafted.length === 0} onClick={() => void publish()}>
      <CalendarClock aria-hidden size={18} />
      {t('pages.publish.open')}
    </Button>
  )
}

function PublishForm({ screen, onClose }: { screen: PageScreen; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const form = usePublishing(screen, onClose)
  return (
    <Form onSubmit={form.submit}>
      <PublishedLanguages form={form} drafted={screen.drafted} />
      <StartField form={form} />
      <PublishWarnings form={form} />
      <SubmitButton
        look="primary"
        label={t('pages.publish.action')}
        waiting={t('pages.publish.waiting')}
        isWaiting={form.isPending}
      />
    </Form>
  )
}

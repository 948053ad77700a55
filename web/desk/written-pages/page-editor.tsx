import { useTranslation } from 'react-i18next'
import type { EditedPage } from '../../../worker/contracts/written-pages/page-drafts'
import { EditorDialogs } from '../editor/editor-dialogs'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import { LanguageTabs } from './language-tabs'
import type { PageDraft } from './page-draft'
import { PageHistory } from './page-history'
import { PagePreview } from './page-preview'
import { PageSaveBar } from './page-save-bar'
import { PageText } from './page-text'
import { usePageScreen, type PageScreen } from './use-page-screen'

interface PageEditorProps {
  edited: EditedPage
  first: PageDraft
}

/** The editor of a written page: text and preview, one language at a time, with the page's versions. */
export function PageEditor({ edited, first }: PageEditorProps) {
  const screen = usePageScreen(edited, first)
  const { page, lang, editor, takeTexts, takePublished } = screen
  return (
    <>
      <StoredDraftBanner editor={editor} />
      <PageTabs screen={screen} />
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

function PageTabs({ screen: { lang, setLang, drafted, faults } }: { screen: PageScreen }) {
  return <LanguageTabs lang={lang} onLang={setLang} drafted={drafted} faulty={faults} />
}

function PageDialogs({ screen: { editor, author } }: { screen: PageScreen }) {
  const { t } = useTranslation(['pages', 'common'])
  return (
    <EditorDialogs
      editor={editor}
      texts={{
        labelOf: (each) => t(`common:language.${each}`),
        textOf: (draft, each) => draft[each],
      }}
      lead={author === null ? undefined : t('conflictBy', { name: author })}
    />
  )
}

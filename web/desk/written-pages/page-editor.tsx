import { useTranslation } from 'react-i18next'
import type { EditedPage } from '../../../worker/contracts/written-pages'
import { ConflictDialog } from '../editor/conflict-dialog'
import { LeaveGuard } from '../editor/leave-guard'
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

/** A written page: its text and preview, one language at a time, its publication and its versions. */
export function PageEditor({ edited, first }: PageEditorProps) {
  const screen = usePageScreen(edited, first)
  const { page, lang, editor } = screen
  return (
    <>
      <StoredDraftBanner editor={editor} />
      <LanguageTabs
        lang={lang}
        onLang={screen.setLang}
        drafted={screen.drafted}
        faulty={screen.faults}
      />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PageText key={lang} screen={screen} />
        <PagePreview page={page} lang={lang} text={editor.draft[lang]} />
      </div>
      <PageHistory
        page={page}
        first={first}
        onTake={screen.takeTexts}
        onWithdrawn={screen.takePublished}
      />
      <PageSaveBar screen={screen} />
      <PageConflict screen={screen} />
      <LeaveGuard hasChanges={editor.hasChanges} />
    </>
  )
}

function PageConflict({ screen: { editor, author } }: { screen: PageScreen }) {
  const { t } = useTranslation(['pages', 'common'])
  return (
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
  )
}

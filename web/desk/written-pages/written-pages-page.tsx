import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  WRITTEN_PAGES,
  type WrittenPageName,
} from '../../../worker/contracts/written-pages/page-names'
import { buttonClass } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { AlsoHere } from '../ui/also-here'
import { PageEditor } from './page-editor'
import { editedPageQuery, overviewQuery } from './written-pages.api'

/** The pages whose texts the company writes, one screen for each. */
export function WrittenPagesPage({ page }: { page: WrittenPageName }) {
  const { t } = useTranslation('desk')
  const query = useQuery(editedPageQuery(page))
  return (
    <>
      <h1 className="text-2xl">{t('pages.title')}</h1>
      <PageLinks page={page} />
      <p className="max-w-reading text-muted">{t(`pages.about.${page}`)}</p>
      <AlsoHere kind="page" id={page} />
      <Loaded key={page} query={query} failure={t('pages.loadFailed')} skeleton="h-96 w-full">
        {({ edited, first }) => <PageEditor key={page} edited={edited} first={first} />}
      </Loaded>
    </>
  )
}

function PageLinks({ page }: { page: WrittenPageName }) {
  const { t } = useTranslation('desk')
  return (
    <nav aria-label={t('pages.title')}>
      <ul className="flex flex-wrap gap-2">
        {WRITTEN_PAGES.map((each) => (
          <li key={each}>
            <PageLink page={each} isShown={each === page} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PageLink({ page, isShown }: { page: WrittenPageName; isShown: boolean }) {
  const { t } = useTranslation('desk')
  const state = useQuery(overviewQuery()).data?.find((known) => known.page === page)
  return (
    <Link
      to="/admin/pages/$page"
      params={{ page }}
      aria-current={isShown ? 'page' : undefined}
      className={buttonClass('pill')}
    >
      {t(`pages.name.${page}`)}
      {state && state.drafts.length > 0 && ` · ${t('pages.mark.draft')}`}
      {state?.plannedOn && ` · ${t('pages.mark.planned')}`}
    </Link>
  )
}

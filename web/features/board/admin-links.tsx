import { useTranslation } from 'react-i18next'
import { writeAddress } from '../../platform/addresses'
import { useLang } from '../../platform/use-lang'
import { buttonClass } from '../../ui/button'
import { useReader } from './use-reader'

/** The three screens behind a tour, for super users. */
export function AdminLinks({ forumId }: { forumId: number }) {
  const { t } = useTranslation('board')
  const lang = useLang()
  const { reader } = useReader()
  if (!reader?.isSuperUser) return null
  const links = [
    { key: 'tour', path: `/admin/${forumId}` },
    { key: 'route', path: `/admin/route/${forumId}` },
    { key: 'images', path: `/admin/img/${forumId}` },
  ] as const
  return (
    <nav aria-label={t('admin.label')} className="flex flex-wrap gap-2">
      {links.map(({ key, path }) => (
        <a key={key} href={writeAddress(path, lang)} className={buttonClass('quiet')}>
          {t(`admin.${key}`)}
        </a>
      ))}
    </nav>
  )
}

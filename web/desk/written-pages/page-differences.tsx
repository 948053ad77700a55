import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import type { WrittenPageName } from '../../../worker/contracts/page-names'
import { Loaded } from '../../ui/loaded'
import { DiffText } from '../history/diff-text'
import { diffPages } from '../history/word-diff'
import { differenceQuery } from './written-pages.api'

/** What a version of a page changed, language by language. */
export function PageDifferences({ page, version }: { page: WrittenPageName; version: string }) {
  const { t } = useTranslation('common')
  const query = useQuery(differenceQuery(page, version))
  return (
    <Loaded query={query} skeleton="h-32 w-full">
      {({ texts, before, first }) => (
        <dl className="flex flex-col gap-3">
          {LANGS.map((lang) => {
            const text = texts[lang]
            if (text === null) return null
            return (
              <div key={lang} className="flex flex-col gap-1">
                <dt className="text-sm font-semibold">{t(`language.${lang}`)}</dt>
                <DiffText
                  label={t(`language.${lang}`)}
                  lang={lang}
                  parts={diffPages(before[lang] ?? first[lang], text, lang)}
                />
              </div>
            )
          })}
        </dl>
      )}
    </Loaded>
  )
}

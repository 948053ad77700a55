import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { Loaded } from '../../ui/loaded'
import { DiffText } from '../history/diff-text'
import { diffPages } from '../history/word-diff'
import { differenceQuery } from './written-pages.api'

/** The changes of a version, language by language. */
export function PageDifferences({ page, version }: { page: WrittenPageName; version: string }) {
  const query = useQuery(differenceQuery(page, version))
  return (
    <Loaded query={query} skeleton="h-32 w-full">
      {({ texts, before, first }) => (
        <dl className="flex flex-col gap-3">
          {LANGS.map((lang) => (
            <TextDifference
              key={lang}
              lang={lang}
              before={before[lang] ?? first[lang]}
              text={texts[lang]}
            />
          ))}
        </dl>
      )}
    </Loaded>
  )
}

interface TextDifferenceProps {
  lang: Lang
  before: string
  /** Null if the version did not change this language. */
  text: string | null
}

function TextDifference({ lang, before, text }: TextDifferenceProps) {
  const { t } = useTranslation()
  const language = t(`language.${lang}`)
  if (text === null) return null
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-sm font-semibold">{language}</dt>
      <DiffText label={language} lang={lang} parts={diffPages(before, text, lang)} />
    </div>
  )
}

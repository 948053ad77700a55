import { useTranslation } from 'react-i18next'
import type { HomeTopic } from '../board.presenter'
import { ReviewRow } from './review-row'

/** Rows that a phone shows above the "more" button. */
const FIRST = 3

/** All rows on wide screens; on phones the first few, and the rest behind a button. */
export function ReviewRows({ topics }: { topics: HomeTopic[] }) {
  const [first, others] = [topics.slice(0, FIRST), topics.slice(FIRST)]
  return (
    <div className="border-y border-line">
      <ol className="divide-y divide-line">
        {first.map((topic) => (
          <ReviewRow key={topic.id} topic={topic} />
        ))}
      </ol>
      {others.length > 0 && <MoreRows topics={others} />}
    </div>
  )
}

function MoreRows({ topics }: { topics: HomeTopic[] }) {
  const { t } = useTranslation('board')
  return (
    <details className="border-t border-line sm:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 items-center justify-center font-semibold text-primary in-open:hidden sm:supports-[selector(::details-content)]:hidden">
        {t('home.more', { count: topics.length })}
      </summary>
      <ol start={FIRST + 1} className="divide-y divide-line">
        {topics.map((topic) => (
          <ReviewRow key={topic.id} topic={topic} />
        ))}
      </ol>
    </details>
  )
}

import { useTranslation } from 'react-i18next'
import { foldName } from '../../../../../worker/contracts/bookings/column-names'
import type { Statement } from '../../../../../worker/contracts/bookings/statement-types'
import type { WordMeaning } from '../../../../../worker/contracts/bookings/statement-directions'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import type { Import } from './use-import'

const CHOICES = {
  direction: ['in', 'out', 'leave'],
  status: ['counts', 'leave'],
} as const satisfies Record<string, WordMeaning[]>

/** Words of a file that decide about money and are not known: an admin says what they mean. */
export function WordQuestions({ statement }: Pick<Import, 'statement'>) {
  const { t } = useTranslation('desk-bookings')
  const words = wordsOf(statement.read?.unanswered.asked ?? [])
  if (words.length === 0) return null
  const isAsked = words.some(({ word }) => statement.words[foldName(word)] === undefined)
  return (
    <fieldset
      className={`grid gap-3 rounded-card border bg-surface p-4 sm:grid-cols-2 ${isAsked ? 'border-larch' : 'border-line'}`}
    >
      <legend className="sr-only">{t(isAsked ? 'bank.words.title' : 'bank.words.known')}</legend>
      <p className="font-semibold sm:col-span-2">
        {t(isAsked ? 'bank.words.title' : 'bank.words.known')}
      </p>
      {words.map(({ word, about, count }) => (
        <ChoiceField
          key={word}
          label={t('bank.words.word', { word: word || t('bank.words.empty'), count })}
          choices={['', ...CHOICES[about]]}
          textOf={(meaning) => t(meaning === '' ? 'bank.words.choose' : `bank.words.${meaning}`)}
          value={statement.words[foldName(word)] ?? ''}
          onChoose={(meaning) => statement.sayWord(foldName(word), meaning || undefined)}
        />
      ))}
    </fieldset>
  )
}

function wordsOf(asked: Statement['asked']) {
  const words = new Map<string, { word: string; about: 'direction' | 'status'; count: number }>()
  for (const { word, about } of asked) {
    const key = foldName(word)
    words.set(key, { word, about, count: (words.get(key)?.count ?? 0) + 1 })
  }
  return [...words.values()]
}

import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'
import type { PreviewWidth } from './preview-frame'

const GROUP = 'flex overflow-hidden rounded-field border border-line'
const CHOICE =
  'flex min-h-11 items-center justify-center gap-2 px-3 text-sm font-semibold aria-pressed:bg-ink aria-pressed:text-paper'
const WIDTHS = [
  ['phone', Smartphone],
  ['desktop', Monitor],
] as const

interface ChoiceProps<Value> {
  value: Value
  onChoose: (value: Value) => void
}

export function PreviewLanguage({ value, onChoose }: ChoiceProps<Lang>) {
  const { t } = useTranslation(['tour-desk', 'common'])
  return (
    <div role="group" aria-label={t('preview.language')} className={GROUP}>
      {LANGS.map((each) => (
        <Button
          key={each}
          look="bare"
          aria-pressed={each === value}
          lang={LANG_TAG[each]}
          className={CHOICE}
          onClick={() => onChoose(each)}
        >
          {t(`common:language.${each}`)}
        </Button>
      ))}
    </div>
  )
}

export function PreviewSize({ value, onChoose }: ChoiceProps<PreviewWidth>) {
  const { t } = useTranslation('tour-desk')
  return (
    <div role="group" aria-label={t('preview.width')} className={`me-auto ${GROUP}`}>
      {WIDTHS.map(([each, Icon]) => (
        <Button
          key={each}
          look="bare"
          aria-pressed={each === value}
          aria-label={t(`preview.${each}`)}
          title={t(`preview.${each}`)}
          className={`${CHOICE} min-w-11`}
          onClick={() => onChoose(each)}
        >
          <Icon aria-hidden size={18} />
        </Button>
      ))}
    </div>
  )
}

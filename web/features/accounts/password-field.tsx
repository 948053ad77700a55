import { CircleCheck, Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, INPUT } from '../../ui/field'
import { Button } from '../../ui/button'

const TYPED_AS_IS = {
  autoCapitalize: 'none',
  spellCheck: false,
  className: `${INPUT} pe-20`,
} as const

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isGood?: boolean
}

export function PasswordField({ isGood, label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative">
          <input
            enterKeyHint="next"
            {...ids}
            {...TYPED_AS_IS}
            type={isShown ? 'text' : 'password'}
            {...input}
          />
          <span className="absolute inset-y-0 end-0 flex items-center">
            {isGood && !error && <GoodMark />}
            <ShowButton isShown={isShown} onClick={() => setShown(!isShown)} />
          </span>
        </div>
      )}
    </Field>
  )
}

function GoodMark() {
  const { t } = useTranslation('accounts')
  return (
    <CircleCheck role="img" aria-label={t('password.good')} size={20} className="text-primary" />
  )
}

function ShowButton({ isShown, onClick }: { isShown: boolean; onClick: () => void }) {
  const { t } = useTranslation('accounts')
  const Icon = isShown ? EyeOff : Eye
  return (
    <Button
      look="icon"
      onClick={onClick}
      aria-label={isShown ? t('password.hide') : t('password.show')}
      aria-pressed={isShown}
      className="text-muted"
    >
      <Icon aria-hidden size={20} />
    </Button>
  )
}

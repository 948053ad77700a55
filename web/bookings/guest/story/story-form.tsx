import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewStory } from '../../../../worker/contracts/board/stories'
import {
  STARS_MAX,
  STORY_NAME_MAX,
  TITLE_MAX,
} from '../../../../worker/contracts/board/topic-rules'
import { AreaField, TextField } from '../../../ui/field'
import { SentForm, useSentForm } from '../sent-form'
import { tellStory } from './story.api'
import { faultsOf, type StoryFault, type TypedStory } from './story.view'

interface StoryFormProps {
  pid: string
  typed: TypedStory
  onType: (typed: TypedStory) => void
  onDone: () => void
}

/** Stars, title, text and the name that is shown. */
export function StoryForm(props: StoryFormProps) {
  const { t } = useTranslation('story')
  const { typed } = props
  const { set, faultOf, submit, isPending, error } = useTypedStory(props)
  return (
    <SentForm
      onSubmit={submit}
      label={t('send')}
      waiting={t('sending')}
      isPending={isPending}
      failure={error}
    >
      <StarsField
        stars={typed.stars}
        fault={faultOf('stars')}
        onChoose={(stars) => set({ stars })}
      />
      <TextField
        label={t('topic')}
        maxLength={TITLE_MAX}
        error={faultOf('title')}
        value={typed.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <AreaField
        label={t('text')}
        hint={t('textHint')}
        error={faultOf('text')}
        value={typed.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={STORY_NAME_MAX}
        autoComplete="off"
        error={faultOf('name')}
        value={typed.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <p className="text-sm text-muted">{t('public')}</p>
    </SentForm>
  )
}

function useTypedStory({ pid, typed, onType, onDone }: StoryFormProps) {
  const { t } = useTranslation('story')
  const { wasTried, send, forget, isPending, error } = useSentForm(pid, tellStory)
  const faults = faultsOf(typed)
  const submit = () =>
    send(faults.length > 0 ? null : { pid, story: typed as NewStory }, { onSuccess: onDone })
  return {
    set: (part: Partial<TypedStory>) => {
      onType({ ...typed, ...part })
      forget()
    },
    faultOf: (fault: StoryFault) =>
      wasTried && faults.includes(fault) ? t(`fault.${fault}`) : undefined,
    submit,
    isPending,
    error,
  }
}

interface StarsFieldProps {
  stars: number | null
  fault: string | undefined
  onChoose: (stars: number) => void
}

/** One of five stars; those up to the chosen one are filled. */
function StarsField({ stars, fault, onChoose }: StarsFieldProps) {
  const { t } = useTranslation('story')
  const name = useId()
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault && `${name}-fault`}
      className="flex flex-col gap-1.5"
    >
      <legend className="font-semibold">{t('stars')}</legend>
      <div className="-ms-2 flex">
        {Array.from({ length: STARS_MAX }, (_, index) => index + 1).map((count) => (
          <label
            key={count}
            className="grid size-12 cursor-pointer place-items-center rounded-field text-3xl has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={stars === count}
              onChange={() => onChoose(count)}
            />
            <span aria-hidden className={count <= (stars ?? 0) ? 'text-accent' : 'text-muted'}>
              {count <= (stars ?? 0) ? '★' : '☆'}
            </span>
            <span className="sr-only">{t('star', { count })}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-fault`} aria-live="polite" className="text-sm text-danger empty:sr-only">
        {fault}
      </p>
    </fieldset>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Form, TextField } from '../../ui/field'

interface PlaceFieldProps {
  /** Position in the list, from 1. */
  number: number
  count: number
  /** Gets an index, from 0. */
  onMove: (to: number) => void
}

/** Moves an image to a typed position. */
export function PlaceField({ number, count, onMove }: PlaceFieldProps) {
  const { t } = useTranslation('images')
  const { text, isFaulty, type, move } = useTypedPlace({ number, count, onMove })
  return (
    <Form onSubmit={move} className="flex flex-wrap items-end gap-2">
      <TextField
        label={t('place', { count })}
        inputMode="numeric"
        autoComplete="off"
        className="tabular max-w-24"
        value={text}
        error={isFaulty ? t('placeFault', { count }) : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit">{t('moveThere')}</Button>
    </Form>
  )
}

function useTypedPlace({ number, count, onMove }: PlaceFieldProps) {
  const [typed, type] = useState<string | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  const text = typed ?? String(number)
  const move = () => {
    const wanted = readPlace(text, count)
    setFaulty(wanted === null)
    if (wanted === null) return
    type(null)
    if (wanted !== number) onMove(wanted - 1)
  }
  return { text, isFaulty, type, move }
}

/** A typed position from 1 to `count`; null for anything else. */
export function readPlace(typed: string, count: number): number | null {
  const place = /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : 0
  return place >= 1 && place <= count ? place : null
}

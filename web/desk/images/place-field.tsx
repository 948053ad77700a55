import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Form, TextField } from '../../ui/field'

interface PlaceFieldProps {
  /** Position in the list, from 1. */
  number: number
  count: number
  /** To an index, from 0. */
  onMove: (to: number) => void
}

/** Moves an image to a position that is typed. */
export function PlaceField({ number, count, onMove }: PlaceFieldProps) {
  const { t } = useTranslation('images')
  const [typed, setTyped] = useState<string | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  const move = () => {
    const wanted = readPlace(typed ?? String(number), count)
    setFaulty(wanted === null)
    if (wanted === null) return
    setTyped(null)
    if (wanted !== number) onMove(wanted - 1)
  }
  return (
    <Form onSubmit={move} className="flex flex-wrap items-end gap-2">
      <TextField
        label={t('place', { count })}
        inputMode="numeric"
        autoComplete="off"
        className="tabular max-w-24"
        value={typed ?? String(number)}
        error={isFaulty ? t('placeFault', { count }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('moveThere')}</Button>
    </Form>
  )
}

/** A typed position from 1 to `count`; null for anything else. */
export function readPlace(typed: string, count: number): number | null {
  const place = /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : 0
  return place >= 1 && place <= count ? place : null
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Stores another order of the gallery; `moved` says so to a screen reader. */
export function useOrder(arrange: (filenames: string[]) => Promise<void>) {
  const { t } = useTranslation('images')
  const [moved, setMoved] = useState('')
  const order = (filenames: string[]) => {
    setMoved(t('ordered'))
    void arrange(filenames)
  }
  return { moved, order }
}

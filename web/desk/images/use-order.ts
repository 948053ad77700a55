import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Stores a new order of the gallery; `moved` tells screen readers. */
export function useOrder(arrange: (filenames: string[]) => Promise<void>) {
  const { t } = useTranslation('images')
  const [moved, setMoved] = useState('')
  const order = (filenames: string[]) => {
    setMoved(t('ordered'))
    void arrange(filenames)
  }
  return { moved, order }
}

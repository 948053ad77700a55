import { useState } from 'react'
import { ApiError } from '../../platform/api/api'

/** For forms that erase a guest's data: where money was paid, the next press erases all but the name. */
export function useKeepsName() {
  const [keepsName, setKeepsName] = useState(false)
  const onFault = (failure: Error) => {
    if (failure instanceof ApiError && failure.code === 'MoneyKept') setKeepsName(true)
  }
  return { keepsName, onFault }
}

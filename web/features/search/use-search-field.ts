import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type FormEvent } from 'react'

export function useSearch() {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate({ to: '/search', search: { q: typedIn(event.currentTarget) } })
  }
}

function typedIn(form: HTMLFormElement): string {
  const typed = new FormData(form).get('q')
  return typeof typed === 'string' ? typed.trim() : ''
}

/** Keeps the field in step with the address. */
export function useSearchField(q: string) {
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(q)
  useEffect(() => {
    // Keep the input element and anything typed since the search began.
    if (field.current && field.current.value.trim() === before.current) field.current.value = q
    before.current = q
  }, [q])
  return field
}

import type { RefObject } from 'react'

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>
  accept: string
  hasCamera?: boolean
  onFile: (file: File) => void
}

/** Hidden: its button replaces it for keyboards and screen readers. */
export function FileInput({ ref, accept, hasCamera = false, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      {...(hasCamera && { capture: 'environment' })}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
        // Lets the same file be chosen again.
        target.value = ''
      }}
    />
  )
}

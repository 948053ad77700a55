import type { ComponentProps, ReactNode } from 'react'

/** Safari and Windows recognise HEIC only by its extension. */
const IMAGE_TYPES = 'image/*,.heic,.heif'

interface FileButtonProps extends Pick<
  ComponentProps<'input'>,
  'multiple' | 'accept' | 'aria-label'
> {
  className: string
  isBusy?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A file input that looks like a button. */
export function FileButton({ className, isBusy, onFiles, children, ...input }: FileButtonProps) {
  return (
    <label
      className={`${className} cursor-pointer focus-within:outline-3 focus-within:outline-primary`}
    >
      {children}
      <input
        accept={IMAGE_TYPES}
        {...input}
        type="file"
        className="sr-only"
        // The native `disabled` would drop the focus.
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => onFiles(takeFiles(target))}
      />
    </label>
  )
}

/** Returns the chosen files and empties the input, so that the same file can be chosen again. */
function takeFiles(box: HTMLInputElement): File[] {
  // A copy, because emptying the input empties its list.
  const files = [...(box.files ?? [])]
  box.value = ''
  return files
}

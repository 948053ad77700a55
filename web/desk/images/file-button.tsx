import type { ComponentProps, ReactNode } from 'react'
import { IMAGE_TYPES } from './file-kind'

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'multiple' | 'aria-label'> {
  className: string
  isBusy?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Looks like a button, and opens the browser's choice of image files. */
export function FileButton({ className, isBusy, onFiles, children, ...input }: FileButtonProps) {
  return (
    <label
      className={`${className} cursor-pointer focus-within:outline-3 focus-within:outline-primary`}
    >
      {children}
      <input
        {...input}
        type="file"
        accept={IMAGE_TYPES}
        className="sr-only"
        // The native `disabled` would drop the focus.
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => onFiles(takeFiles(target))}
      />
    </label>
  )
}

/** The chosen files; the box is empty after that, so that the same file can be chosen again. */
function takeFiles(box: HTMLInputElement): File[] {
  // A copy: emptying the box empties its list.
  const files = [...(box.files ?? [])]
  box.value = ''
  return files
}

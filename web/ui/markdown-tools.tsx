import * as commands from '@uiw/react-md-editor/nohighlight'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Strikethrough,
  Table,
} from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toggleMark } from './markdown-marks'

export type Command = commands.ICommand
export const ICON_SIZE = 18

const TOOLS = [
  ['bold', Bold, { ...commands.bold, execute: markWith('**') }],
  ['italic', Italic, { ...commands.italic, execute: markWith('*') }],
  ['strikethrough', Strikethrough, { ...commands.strikethrough, execute: markWith('~~') }],
  ['heading', Heading2, commands.heading2],
  ['subheading', Heading3, commands.heading3],
  ['link', Link2, commands.link],
  ['quote', Quote, commands.quote],
  ['list', List, commands.unorderedListCommand],
  ['numbered', ListOrdered, commands.orderedListCommand],
  ['code', Code, commands.codeBlock],
  ['table', Table, commands.table],
  ['line', Minus, commands.hr],
] as const
const MEMBERS_TOOLS = new Set<string>(['bold', 'italic', 'link', 'quote', 'list'])

/** The library's own marks around spaces and several lines are shown as text. */
function markWith(mark: string): NonNullable<Command['execute']> {
  return ({ text, selection }, api) => {
    const edit = toggleMark(text, selection, mark)
    api.setSelectionRange(edit)
    api.replaceSelection(edit.insert)
    api.setSelectionRange(edit.selection)
  }
}

/** The buttons of the toolbar: a member has a few. */
export function useMarkdownTools(isFull: boolean): Command[] {
  const { t } = useTranslation('editor')
  return useMemo(() => {
    const shown = TOOLS.filter(([name]) => isFull || MEMBERS_TOOLS.has(name))
    return shown.map(([name, Icon, command]): Command => ({
      ...command,
      buttonProps: { 'aria-label': t(`tool.${name}`), title: t(`tool.${name}`) },
      icon: <Icon aria-hidden size={ICON_SIZE} />,
    }))
  }, [t, isFull])
}

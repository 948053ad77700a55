import type { ReactNode } from 'react'
import { AdminGate, useDeskReader } from './admin-gate'
import { useSession } from '../platform/session/session'
import { DeskHeader, type HeaderParts } from './frame/desk-header'
import { DeskTools } from './frame/desk-tools'
import { PhoneBar } from './frame/phone-bar'
import { RoleGate } from './frame/role-gate'
import { SideList } from './frame/side-list'
import { useThemeOfDesk } from './frame/theme'
import { Toasts } from './ui/toasts'
import './desk.css'

interface AdminFrameProps extends Omit<HeaderParts, 'tools'> {
  children: ReactNode
}

/** The desk's own layout: header, side list (a bottom bar on a phone) and the current screen. */
export function AdminFrame({ children, ...header }: AdminFrameProps) {
  const reader = useDeskReader()
  // Always false at the edge, so that its bundle leaves out what only staff see.
  const isStaff = !import.meta.env.SSR && reader === 'staff'
  const isOpen = useSession()?.lacksSecondFactor === false && isStaff
  useThemeOfDesk()
  return (
    <Toasts>
      <div data-desk-frame className="flex min-h-dvh flex-col">
        <DeskHeader {...header} tools={isOpen && <DeskTools />} isKnown={reader !== 'unknown'} />
        <div className="flex grow">
          {isOpen && <SideList />}
          <main id="main" tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
            <AdminGate reader={reader}>
              <div
                data-desk
                className="mx-auto flex w-full max-w-[96rem] grow flex-col gap-6 px-4 py-6"
              >
                {isStaff && <RoleGate>{children}</RoleGate>}
              </div>
            </AdminGate>
          </main>
        </div>
        {isOpen && <PhoneBar />}
      </div>
    </Toasts>
  )
}

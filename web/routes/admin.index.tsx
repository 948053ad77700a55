import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

const DeskPage = adminScreen(async () => (await import('../desk/dashboard/desk-page')).DeskPage)
const NextDays = adminScreen(
  async () => (await import('../bookings/desk/trips/next-days')).NextDays,
)

const UnsentMatches = adminScreen(
  async () => (await import('../bookings/desk/bank/match/unsent-matches')).UnsentMatches,
)

export const Route = createFileRoute('/admin/')({ component: DeskRoute })

function DeskRoute() {
  return (
    <DeskPage notices={<UnsentMatches />}>
      <NextDays />
    </DeskPage>
  )
}

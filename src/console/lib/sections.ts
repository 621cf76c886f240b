import { useNavigate } from '@tanstack/react-router'
import {
  CalendarDays,
  CircleUser,
  FileText,
  HeartPulse,
  Mail,
  NotebookPen,
  ScrollText,
  ShieldCheck,
  Star,
  Sun,
  TicketCheck,
  Tickets,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { useCallback } from 'react'
import type { Permission } from '#domain/permissions.ts'
import { moneyPermissions } from './money.ts'
import type { Me } from './queries.ts'
import { todayPermissions } from './today.ts'

export type SectionName =
  | 'today'
  | 'orders'
  | 'money'
  | 'messages'
  | 'templates'
  | 'quotes'
  | 'reviews'
  | 'health'
  | 'departures'
  | 'checkIn'
  | 'staff'
  | 'roles'
  | 'audit'
  | 'me'

export interface Section {
  path: string
  name: SectionName
  Icon: LucideIcon
  /** One of these is enough. Empty: visible to all staff. */
  permissions: Permission[]
  /** A document of its own with other headers: opened with a full page load. */
  isOwnDocument?: boolean
  /** Hidden from people of suppliers. */
  isOfMarketplace?: boolean
}

const sections: Section[] = [
  { path: '/', name: 'today', Icon: Sun, permissions: todayPermissions },
  { path: '/orders', name: 'orders', Icon: Tickets, permissions: ['orders.read'] },
  {
    path: '/departures',
    name: 'departures',
    Icon: CalendarDays,
    permissions: ['departures.change', 'guests.read'],
  },
  // The Permissions-Policy header allows the camera at this address only.
  { path: '/check-in', name: 'checkIn', Icon: TicketCheck, permissions: ['tickets.check_in'], isOwnDocument: true },
  { path: '/money', name: 'money', Icon: Wallet, permissions: moneyPermissions, isOfMarketplace: true },
  { path: '/messages', name: 'messages', Icon: Mail, permissions: ['messages.answer'] },
  { path: '/reply-templates', name: 'templates', Icon: NotebookPen, permissions: ['settings.edit'] },
  { path: '/quotes', name: 'quotes', Icon: FileText, permissions: ['quotes.answer'] },
  { path: '/reviews', name: 'reviews', Icon: Star, permissions: ['reviews.moderate'] },
  { path: '/staff', name: 'staff', Icon: Users, permissions: ['staff.manage'] },
  { path: '/roles', name: 'roles', Icon: ShieldCheck, permissions: ['staff.manage'] },
  { path: '/audit', name: 'audit', Icon: ScrollText, permissions: ['audit.read'] },
  { path: '/health', name: 'health', Icon: HeartPulse, permissions: ['health.read'] },
  { path: '/me', name: 'me', Icon: CircleUser, permissions: [] },
]

/** The sections of the console that the person may open, in the order of the rail. */
export const sectionsOf = ({ permissions, isMarketplace }: Me) =>
  sections.filter(
    (one) =>
      (isMarketplace || !one.isOfMarketplace) &&
      (one.permissions.length === 0 || one.permissions.some((held) => permissions.includes(held))),
  )

/** The letter after `g` for each section. */
export const goKeys = {
  today: 'T',
  orders: 'O',
  departures: 'D',
  checkIn: 'C',
  money: 'M',
  messages: 'I',
  quotes: 'Q',
  reviews: 'R',
  health: 'H',
} as const

export type GoSection = keyof typeof goKeys

export const hasGoKey = (name: SectionName): name is GoSection => name in goKeys

/** The person's sections that have a shortcut. */
export const goSectionsOf = (me: Me): GoSection[] =>
  sectionsOf(me)
    .map(({ name }) => name)
    .filter(hasGoKey)

/** Opens the section of a `KeyboardEvent.code`. Returns false if the person has no such section. */
export function useGoToKey(me: Me): (code: string) => boolean {
  const goTo = useGoToSection()
  return useCallback(
    (code) => {
      const section = sectionsOf(me).find(({ name }) => hasGoKey(name) && `Key${goKeys[name]}` === code)
      if (section) goTo(section.path)
      return section !== undefined
    },
    [me, goTo],
  )
}

/** Opens a section, with a full page load if it is a document of its own. */
export function useGoToSection(): (path: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (path) => {
      if (sections.some((one) => one.path === path && one.isOwnDocument)) location.assign(`/console${path}`)
      else void navigate({ to: path as never })
    },
    [navigate],
  )
}

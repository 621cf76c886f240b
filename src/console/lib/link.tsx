import { Link as RouterLink } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

interface LinkProps {
  to: string
  /** Loads the page from the server, for an address with headers of its own. */
  reloadDocument?: boolean
  search?: Record<string, string | number | undefined>
  className?: string
  /** Active at its own address only, not below it. */
  activeOptions?: { exact: boolean }
  activeProps?: { className?: string; 'aria-current'?: 'page' }
  'aria-current'?: 'true'
  inactiveProps?: { className?: string }
  onClick?: () => void
  children: ReactNode
}

/** The router's link without its types: TanStack Router types one router per program, the shop's. */
export const Link = RouterLink as unknown as ComponentType<LinkProps>

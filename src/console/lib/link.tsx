import { Link as RouterLink } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

interface LinkProps {
  to: string
  /** Loads the page anew, with the headers of its address. */
  reloadDocument?: boolean
  search?: Record<string, string | number | undefined>
  className?: string
  /** Active at its own address only, not at those below it. */
  activeOptions?: { exact: boolean }
  activeProps?: { className?: string; 'aria-current'?: 'page' }
  'aria-current'?: 'true'
  inactiveProps?: { className?: string }
  onClick?: () => void
  children: ReactNode
}

/** The router's link. Its own type knows the shop's routes: one program registers one router. */
export const Link = RouterLink as unknown as ComponentType<LinkProps>

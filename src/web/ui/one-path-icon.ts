import { createElement, type SVGProps } from 'react'

/** An icon of Lucide as one path (scripts/one-path-icons.mjs). What all icons have in common is in base.css. */
export function onePathIcon(name: string, d: string) {
  return function Icon({ className = '', ...rest }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        strokeWidth: 2,
        'aria-hidden': true,
        ...rest,
        className: `lucide lucide-${name} ${className}`,
      },
      createElement('path', { d }),
    )
  }
}

import { walkLayouts } from '#test/support/walk-layouts.ts'

walkLayouts('en')

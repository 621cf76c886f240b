import { walkScreens } from '#test/support/walk-screens.ts'

walkScreens('ar')

import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLocale } from '#domain/locale.ts'
import { loadMessages } from '#web/lib/messages.ts'

// The words are a file of their own, which browsers keep, instead of a part of each page: they must be there before the page wakes.
const { lang } = document.documentElement
await loadMessages(isLocale(lang) ? lang : 'ar')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})

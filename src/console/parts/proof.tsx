import { createContext, useCallback, useContext, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { codeOf } from '#console/lib/api.ts'
import { loadModule } from '#web/ui/load-module.ts'

type WithProof = <Result>(act: () => Promise<Result>) => Promise<Result>
type Asks = ComponentType<{ onDecided: (isProven: boolean) => void }>

const loadDialog = async (): Promise<Asks> => (await import('./proof-dialog.tsx')).ProofDialog

const ProofContext = createContext<WithProof | null>(null)

/** Runs a dangerous act. If the API requires a fresh proof of identity, asks for one and runs the act again. */
export function useProof(): WithProof {
  const value = useContext(ProofContext)
  if (!value) throw new Error('useProof is used outside of ProofProvider.')
  return value
}

export function ProofProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<{ Dialog: Asks } | null>(null)
  const decide = useRef<(isProven: boolean) => void>(() => {})
  const withProof: WithProof = useCallback(async (act) => {
    try {
      return await act()
    } catch (error) {
      if (codeOf(error) !== 'console.proof_required') throw error
      const Dialog = await loadModule(loadDialog)
      const isProven = await new Promise<boolean>((resolve) => {
        decide.current = resolve
        setOpen({ Dialog })
      })
      setOpen(null)
      if (!isProven) throw error
      return act()
    }
  }, [])
  return (
    <ProofContext value={withProof}>
      {children}
      {open && <open.Dialog onDecided={(isProven) => decide.current(isProven)} />}
    </ProofContext>
  )
}

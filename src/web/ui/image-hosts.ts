import { createContext } from 'react'

/** The hosts whose pictures our image route renders too; those of others are shown as they are. */
export const ImageHosts = createContext<readonly string[]>([])

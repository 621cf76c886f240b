import { createContext } from 'react'

/** Hosts whose pictures our image route resizes. Pictures of other hosts are displayed unchanged. */
export const ImageHosts = createContext<readonly string[]>([])

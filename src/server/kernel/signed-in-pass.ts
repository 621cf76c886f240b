/** A phone that a guide's pass was opened on. */
export interface SignedInPass {
  passId: number
  /** The phone, as the office calls it. */
  name: string
  supplierId: number
  expiresAt: Date
  /** Past its end: it may only send the scans that were made before. */
  isOver: boolean
  /** The network of the request, for the audit log. */
  network: string
}

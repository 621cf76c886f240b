import { hashCheaply } from '#server/accounts/hash-password.ts'

hashCheaply()

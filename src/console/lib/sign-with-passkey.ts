import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { bodyOf } from '#web/lib/body-of.ts'
import { api } from './api.ts'

/** Signs a challenge of the API with a passkey. `useBrowserAutofill`: offered at the field for the email. */
export async function signWithPasskey(useBrowserAutofill = false) {
  const { options } = await bodyOf(api.passkey.options.$post())
  const signed = await startAuthentication({
    // The contract leaves the content to the library that wrote it on the server.
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill,
  })
  return { ...signed, clientExtensionResults: { ...signed.clientExtensionResults } }
}

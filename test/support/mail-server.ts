import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** Envelope sender. */
  from: string
  to: string[]
  source: string
}

export interface MailServer {
  /** Value for SMTP_URL. */
  url: string
  /** Messages that were accepted, or at least read to the end. */
  received: ReceivedMail[]
  /** How the server behaves from now on. */
  manner: MailManner
  /** The number of connections so far. */
  connections: number
  /** Stops listening. `start` listens at the same address again. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

export type MailManner =
  | 'takes'
  | 'puts off readers'
  | 'knows no reader'
  | 'refuses the sender'
  | 'puts off texts'
  | 'refuses texts'
  | 'hangs up after the text'
  | 'is silent after the text'

const answers = {
  'puts off readers': { at: 'rcpt', code: 451 },
  'knows no reader': { at: 'rcpt', code: 550 },
  'refuses the sender': { at: 'mail', code: 553 },
  'puts off texts': { at: 'data', code: 452 },
  'refuses texts': { at: 'data', code: 554 },
} as const

/** An SMTP server that records messages and can misbehave. */
export async function startMailServer(): Promise<MailServer> {
  let port = 0
  let server: SMTPServer | null = null
  const sockets = new Map<number, Socket>()
  const mails: MailServer = {
    url: '',
    received: [],
    manner: 'takes',
    connections: 0,
    start: async () => {
      server = open()
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', () => resolve()))
      port = (server.server.address() as AddressInfo).port
      mails.url = `smtp://127.0.0.1:${port}`
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy()
        server?.close(() => resolve())
      }),
  }
  await mails.start()
  return mails

  function faultAt(step: 'mail' | 'rcpt' | 'data', address: string): Error | null {
    const answer = mails.manner in answers ? answers[mails.manner as keyof typeof answers] : null
    if (answer?.at !== step) return null
    return Object.assign(new Error(`5.1.1 <${address}> is not welcome`), { responseCode: answer.code })
  }

  function open(): SMTPServer {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onMailFrom: ({ address }, _session, done) => done(faultAt('mail', address)),
      onRcptTo: ({ address }, _session, done) => done(faultAt('rcpt', address)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          const to = rcptTo.map(({ address }) => address)
          const fault = faultAt('data', to.join())
          if (fault) return done(fault)
          mails.received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to,
            source: Buffer.concat(chunks).toString('latin1'),
          })
          if (mails.manner === 'hangs up after the text') return sockets.get(session.remotePort)?.destroy()
          if (mails.manner !== 'is silent after the text') done()
        })
      },
    })
    opened.on('error', () => {})
    opened.server.on('connection', (socket: Socket) => {
      mails.connections += 1
      const remotePort = socket.remotePort ?? 0
      sockets.set(remotePort, socket)
      socket.on('close', () => sockets.delete(remotePort))
    })
    return opened
  }
}

import { latinDigits } from '#domain/arabic.ts'
import { formatTime } from '#domain/date-words.ts'
import { savedLists, type SavedList } from '#domain/saved-views.ts'
import type { ListSearch } from '#console/lib/view-params.ts'
import { addressOf, mayReadMoney, moneyTabs } from '#console/lib/money.ts'
import { messageStates } from '#console/lib/messages.ts'
import { foldWords } from '#console/lib/match-commands.ts'
import type { Me } from '#console/lib/queries.ts'
import { quoteStates } from '#console/lib/quotes.ts'
import { reviewStates } from '#console/lib/reviews.ts'
import type { Say } from '#console/lib/say.ts'
import { screenActs } from '#console/lib/screen-acts.ts'
import { goKeys, hasGoKey, sectionsOf, type SectionName } from '#console/lib/sections.ts'
import type { TodayDay } from '#console/lib/today.ts'
import { typedSum } from '#console/lib/typed-sum.ts'
import type { SavedView } from '#console/lib/views.ts'
import { orderViewNames, searchOfView } from '#console/lib/order-view-names.ts'

export const commandGroups = ['acts', 'screens', 'views', 'departures', 'tools'] as const
export type CommandGroup = (typeof commandGroups)[number]

export interface Command {
  id: string
  group: CommandGroup
  label: string
  /** Its shortcut. */
  keys: readonly string[]
  /** Offered before anything is typed. */
  isUsual: boolean
  names: string[][]
  others: string[][]
  /** One must be typed; see fitOf. */
  verbs?: string[][]
  run: () => void
}

interface Written {
  id: string
  group: CommandGroup
  label: string
  keys?: readonly string[]
  isUsual?: boolean
  also?: string
  /** As in ScreenAct. */
  verb?: string
  run: () => void
}

export interface Tools {
  me: Me
  goTo: (path: string, search?: ListSearch) => void
  switchLanguage: () => void
  switchTheme: () => void
  signOut: () => void
  help: () => void
}

export interface Offered {
  views: Record<SavedList, SavedView[]>
  today: TodayDay | undefined
}

/** Everything the person can do by name, in the order of the palette. `other` has the words of the other language. */
export function commandsOf(tools: Tools, offered: Offered, say: Say, other: Say | null): Command[] {
  const others = new Map(other ? write(tools, offered, other).map((one) => [one.id, one]) : [])
  return write(tools, offered, say).map((one) => {
    const translated = others.get(one.id)
    return {
      ...one,
      keys: one.keys ?? [],
      isUsual: one.isUsual ?? false,
      names: foldWords([one.label, ...(translated ? [translated.label] : [])]),
      ...(one.verb === undefined
        ? {}
        : { verbs: foldWords([one.verb, ...(translated?.verb ? [translated.verb] : [])]) }),
      others: foldWords([one.also, translated?.also].flatMap((text) => text?.split(/[,،]/) ?? [])),
    }
  })
}

function write(tools: Tools, offered: Offered, say: Say): Written[] {
  return [
    ...screenActs().map(({ id, label, verb, run }) => ({
      id,
      group: 'acts' as const,
      label: label(say),
      ...(verb ? { verb: verb(say) } : {}),
      isUsual: true,
      run,
    })),
    ...screens(tools, say),
    ...savedLists.flatMap((list) =>
      offered.views[list]
        .filter(({ isValid }) => isValid)
        .map((view) => ({
          id: `view ${view.id}`,
          group: 'views' as const,
          label: say.t('palette.list', { section: say.t(`nav.${list}`), name: `\u2068${view.name}\u2069` }),
          run: () => tools.goTo(`/${list}`, view.params),
        })),
    ),
    ...departures(tools, offered.today, say),
    ...commands(tools, say),
  ]
}

/**
 * For a number that no order has, such as a bank's for a transfer that is not recorded yet: the transfers that wait, those of this sum
 * first. None for people without the money screen, and for texts without a digit.
 */
export function transferCommands({ me, goTo }: Tools, text: string, { t }: Say): Command[] {
  if (!mayReadMoney(me) || !/\d/.test(latinDigits(text))) return []
  const sum = typedSum(text)
  const transfers = addressOf('transfers')
  const command = (id: string, label: string, search: ListSearch): Command => ({
    id,
    group: 'screens',
    label,
    keys: [],
    isUsual: false,
    names: [],
    others: [],
    run: () => goTo('/money', search),
  })
  return [
    ...(sum === null
      ? []
      : [
          command('transfers of sum', t('palette.transfersOf', { sum: `\u2068${sum}\u2069` }), {
            ...transfers,
            least: sum,
            most: sum,
          }),
        ]),
    command('transfers', t('palette.transfersWaiting'), { ...transfers }),
  ]
}

function screens({ me, goTo }: Tools, { t }: Say): Written[] {
  const mine = { key: 'mine', words: t('palette.mine'), search: { assignee: 'me' } }
  const lists: Partial<Record<SectionName, { key: string; words: string; also?: string; search: ListSearch }[]>> = {
    orders: orderViewNames(me.isMarketplace)
      .filter((name) => name !== 'all')
      .map((name) => ({
        key: name,
        words: name === 'today' || name === 'refund_failed' ? t(`views.builtIn.${name}`) : t(`orders.queues.${name}`),
        search: searchOfView(name),
        ...(name === 'pay_later' ? { also: t('orders.methods.pay_later') } : {}),
      })),
    money: moneyTabs.map((tab) => ({ key: tab, words: t(`money.tabs.${tab}`), search: { ...addressOf(tab) } })),
    messages: [
      ...messageStates.map((state) => ({ key: state, words: t(`messages.lists.${state}`), search: { state } })),
      mine,
    ],
    quotes: [
      ...quoteStates.map((state) => ({ key: state, words: t(`quotes.lists.${state}`), search: { state } })),
      mine,
    ],
    reviews: reviewStates.map((state) => ({ key: state, words: t(`reviews.states.${state}`), search: { state } })),
  }
  return sectionsOf(me).flatMap(({ name, path }): Written[] => {
    const also = `palette.also.${name}` as 'palette.also.me'
    return [
      {
        id: path,
        group: 'screens',
        label: t(`nav.${name}`),
        ...(hasGoKey(name) ? { keys: ['G', goKeys[name]] } : {}),
        ...(t.has(also) ? { also: t(also) } : {}),
        isUsual: true,
        run: () => goTo(path),
      },
      ...(name === 'quotes'
        ? [
            {
              id: 'new quote',
              group: 'screens' as const,
              label: t('quotes.written.title'),
              run: () => goTo('/quotes/new'),
            },
          ]
        : []),
      ...(lists[name] ?? []).map(({ key, words, also: other, search }) => ({
        id: `${path} ${key}`,
        group: 'screens' as const,
        label: t('palette.list', { section: t(`nav.${name}`), name: words }),
        ...(other === undefined ? {} : { also: other }),
        run: () => goTo(path, search),
      })),
    ]
  })
}

function departures({ me, goTo }: Tools, today: TodayDay | undefined, { t, local, language }: Say): Written[] {
  const canCheckIn = me.permissions.includes('tickets.check_in')
  if (!canCheckIn && !me.permissions.includes('guests.read')) return []
  return (today?.departures ?? [])
    .filter(({ isOver }) => !isOver)
    .map(({ id, title, localTime }) => {
      const say = (words: { title: string; time: string }) =>
        t(canCheckIn ? 'palette.checkIn' : 'palette.guestList', words)
      const words = { title: `\u2068${local(title)}\u2069`, time: `\u2068${formatTime(localTime, language)}\u2069` }
      return {
        id: `departure ${id}`,
        group: 'departures',
        label: say(words),
        verb: say({ title: '', time: '' }),
        run: () =>
          canCheckIn ? location.assign(`/console/check-in?departure=${id}`) : goTo(`/departures/${String(id)}`),
      }
    })
}

function commands({ switchLanguage, switchTheme, signOut, help }: Tools, { t }: Say): Written[] {
  const tool = (name: 'language' | 'theme' | 'shortcuts' | 'signOut', label: string, run: () => void) => ({
    id: name,
    group: 'tools' as const,
    label,
    also: t(`palette.also.${name}`),
    isUsual: true,
    run,
  })
  return [
    tool('language', t('palette.otherLanguage'), switchLanguage),
    tool('theme', t('nav.theme'), switchTheme),
    { ...tool('shortcuts', t('shortcuts.title'), help), keys: ['?'] },
    tool('signOut', t('nav.signOut'), signOut),
  ]
}

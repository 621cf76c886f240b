import accounts from '#messages/en/accounts.json'
import activity from '#messages/en/activity.json'
import availability from '#messages/en/availability.json'
import cart from '#messages/en/cart.json'
import catalogue from '#messages/en/catalogue.json'
import checkout from '#messages/en/checkout.json'
import common from '#messages/en/common.json'
import content from '#messages/en/content.json'
import errors from '#messages/en/errors.json'
import history from '#messages/en/history.json'
import home from '#messages/en/home.json'
import orders from '#messages/en/orders.json'
import quotes from '#messages/en/quotes.json'
import refusals from '#messages/en/refusals.json'
import reviews from '#messages/en/reviews.json'
import search from '#messages/en/search.json'
import wishlist from '#messages/en/wishlist.json'

export const messages = {
  common,
  content,
  errors,
  refusals,
  home,
  catalogue,
  activity,
  availability,
  search,
  cart,
  checkout,
  accounts,
  orders,
  quotes,
  reviews,
  wishlist,
  history,
}

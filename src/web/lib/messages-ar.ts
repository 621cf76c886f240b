import accounts from '#messages/ar/accounts.json'
import activity from '#messages/ar/activity.json'
import availability from '#messages/ar/availability.json'
import cart from '#messages/ar/cart.json'
import catalogue from '#messages/ar/catalogue.json'
import checkout from '#messages/ar/checkout.json'
import common from '#messages/ar/common.json'
import content from '#messages/ar/content.json'
import errors from '#messages/ar/errors.json'
import history from '#messages/ar/history.json'
import home from '#messages/ar/home.json'
import orders from '#messages/ar/orders.json'
import quotes from '#messages/ar/quotes.json'
import refusals from '#messages/ar/refusals.json'
import reviews from '#messages/ar/reviews.json'
import search from '#messages/ar/search.json'
import wishlist from '#messages/ar/wishlist.json'

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

/** `statement.column` of columns that PostgreSQL considers nullable, and why they are never null. */
export const exceptions: Record<string, string> = {
  'import.products_to_price.code': 'Rows without a code were refused before.',

  'quotes.request_by_key.reference': 'The key of a request is written with its reference.',
  'wishlist.share.shareToken': 'The statement has just set it.',
}
